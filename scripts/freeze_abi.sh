#!/usr/bin/env bash
# Keeps the public headers of this version under test/abi/VERSION, for the test that programs
# compiled with them run with later libraries.  Run it once, when the version is released.
set -eu
cd "$(dirname "$0")/.."
version=$(sed -n 's/^#define CST_VERSION "\(.*\)"/\1/p' src/costate.h)
mkdir -p "test/abi/$version"
cp src/costate.h src/costate_model.h src/costate_sized.h src/costate_study.h "test/abi/$version/"
echo "test/abi/$version"
