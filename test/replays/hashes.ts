/** The state in which every kept log ends. A hash changes only with a reason that is written beside it. */
export const HASHES: Readonly<Record<string, string>> = {
  'version-0.jsonl': '822a5ee05a6f73f20d0d393ef012cdec05ecce0e837475a3eec70cbef7c27623',
}
