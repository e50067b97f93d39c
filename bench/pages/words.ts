/** Nouns for the generated pages. */
export const NOUNS = `
adapter alias anchor batch binding boundary broker buffer build bundle cache callback channel client
cluster cohort commit compiler component config connection content context contract cursor daemon
dataset deploy derive diff directive driver edge emitter encoder endpoint engine event fallback
feature filter flag flow fragment frame gateway graph guard handler hash header helper hook host
hydrate index ingress input instance interface iterator job kernel key label layer layout lease
ledger limit listener loader locale lock log manifest mapper marker merge message meta method metric
middleware migration mirror module monitor mutation namespace node observer offset operator option
origin output packet page parser partition patch payload peer pipeline plugin policy pool port
preset probe process profile prompt protocol provider proxy query queue quota range reader record
reducer region registry relay release render replica report request resolver resource response retry
revision role route router rule runner runtime sample scan schedule schema scope script search
segment selector session shard signal slice slot snapshot socket source span stack stage state
storage store stream subscriber suite sync table target task template tenant thread ticket timeout
token trace transform trigger tunnel type union unit update upstream validator value variant vector
version view volume watcher webhook window worker workflow workspace writer zone
`
  .trim()
  .split(/\s+/u);

/** Verbs for the generated pages. */
export const VERBS = `
accepts applies caches checks compares computes copies creates defers describes drops emits exposes
extends forwards groups handles inherits keeps limits loads maps merges moves opens orders parses
reads rejects releases renders replaces reports resolves retries returns runs saves schedules sends
shares skips sorts splits starts stores streams tracks validates waits wraps writes
`
  .trim()
  .split(/\s+/u);

/** Adjectives for the generated pages. */
export const ADJECTIVES = `
active async atomic bounded cached central cold common compact custom default dense distinct dynamic
eager empty exact explicit external fast final fixed flat global hidden idle immutable implicit
initial inner internal large lazy linear local logical manual minimal mutable named narrow native
nested optional outer parallel partial pending persistent plain primary private public pure random
rare raw recent remote reusable safe secondary shared simple slow small sparse stable static strict
temporary typed unique valid virtual warm weak wide
`
  .trim()
  .split(/\s+/u);
