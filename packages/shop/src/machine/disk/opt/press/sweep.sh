#!/bin/bash
# Sweeps yesterday's peel out of the temporary folder.
set -eu
find /tmp -name '*.peel' -exec rm -f {} \;
echo "$(hostname): swept"
