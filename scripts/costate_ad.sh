#!/usr/bin/env bash
# Runs the Python package costate_ad beside this file: python3 scripts/costate_ad says its commands.
set -eu
if ! python3 -c '' 2>/dev/null; then
    echo "${COSTATE_SPEAKER:-costate_ad}: python3 does not run: install python3 and python3-pycparser (Debian)" >&2
    exit 1
fi
exec python3 -B "$(dirname "$0")/costate_ad" "$@"
