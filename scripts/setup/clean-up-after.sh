#!/bin/sh
# Waits until whoever holds the other end of our input has ended, however that was; then ends what is left of the process
# group $1, asking first and killing after ten seconds, and removes the folder $2 if there is one.
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

# A browser, which has a group of its own, may still be writing its last files.
tries=0
while [ -n "$folder" ] && [ $tries -lt 50 ]; do
  rm -rf -- "$folder" && break
  sleep 0.1
  tries=$((tries + 1))
done
