#!/bin/sh
# Starts the server, or runs one of its commands, on the Node that comes with it.
set -eu
home=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")/.." && pwd)
command=${1:-start}
[ $# -eq 0 ] || shift
case $command in
  start) script=app/main.ts ;;
  admin | backup | health | rehearse | restore) script=scripts/$command.ts ;;
  *)
    echo "Usage: esg-network [start | admin | backup | rehearse | restore | health] [options]" >&2
    exit 2
    ;;
esac
export ESG_NETWORK_PROGRAM="$0"
exec "$home/node_modules/node/bin/node" "$home/$script" "$@"
