#!/usr/bin/env bash
# Differentiates models with Tapenade: those of the tree into ad/NAME, one elsewhere into NAME.ad
# beside it.  See --help; the work is done in scripts/costate_ad.
COSTATE_SPEAKER=${COSTATE_SPEAKER:-regen_ad} exec "$(dirname "$0")/costate_ad.sh" regenerate "$@"
