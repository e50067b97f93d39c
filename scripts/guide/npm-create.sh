# npm as it will be once the packages are on the registry: `npm create recto@latest` runs the packed command.
npm() {
  if [[ "$1 $2" != 'create recto@latest' ]]; then
    command npm "$@"
    return
  fi
  shift 2
  local given=()
  # Two dashes divide what npm reads from what the command reads, and go no further.
  for word; do [[ $word == -- ]] || given+=("$word"); done
  node "$CREATE_RECTO" "${given[@]}"
}
