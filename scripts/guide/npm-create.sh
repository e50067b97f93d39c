# Replaces npm while the packages are not on the registry: `npm create recto@latest` runs the packed command.
npm() {
  if [[ "$1 $2" != 'create recto@latest' ]]; then
    command npm "$@"
    return
  fi
  shift 2
  local given=()
  # Two dashes separate the arguments of npm from those of the command, and are not passed on.
  for word; do [[ $word == -- ]] || given+=("$word"); done
  node "$CREATE_RECTO" "${given[@]}"
}
