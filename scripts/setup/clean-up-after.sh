#!/bin/sh
# Waits until the process at the other end of our input has ended for any reason. Then ends the rest of process group $1
# (SIGTERM, and SIGKILL after ten seconds), and removes the folder $2, if given.
trap '' INT TERM HUP
while read -r _; do :; done

group=$1 folder=$2 tries=0
is_living() { kill -s 0 -- "-$group"; }

kill -s TERM -- "-$group"
while is_living && [ $tries -lt 100 ]; do
  sleep 0.1
  tries=$((tries + 1))
done
kill -s KILL -- "-$group"

# A browser, which has a group of its own, may still be writing its last files, and create the folder again for them.
tries=0 gone=0
while [ -n "$folder" ] && [ $tries -lt 50 ] && [ $gone -lt 3 ]; do
  if [ -e "$folder" ]; then
    rm -rf -- "$folder"
    gone=0
  else
    gone=$((gone + 1))
  fi
  sleep 0.1
  tries=$((tries + 1))
done
