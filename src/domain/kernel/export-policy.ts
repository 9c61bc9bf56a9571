import * as t from 'io-ts'

/**
 * What of a value may be told to whoever reads an exported log. Nothing has to be said of numbers, truths and literals,
 * which stay, nor
 * of texts and ids: whatever string is not declared here leaves under another name (reliability §6).
 * - `translations`: the program's own words, such as names of states, types of files and public figures.
 * - `requestProvider`: what a request is called; the key within it leaves under another name. `pattern`: of a path, its
 * pattern.
 * - `host`: of an address, where it leads.
 */
export type ExportPolicy = 'words' | 'ask' | 'pattern' | 'host'

/** What `liveRegionText` makes; `inner` is the codec of the values. */
export class ExportedType<A, O> extends t.Type<A, O> {
  constructor(
    readonly tells: ExportPolicy,
    readonly inner: t.Type<A, O>,
  ) {
    super(inner.name, inner.is, inner.validate, inner.encode)
  }
}

export const exportedAs = <A, O>(tells: ExportPolicy, codec: t.Type<A, O>): ExportedType<A, O> =>
  new ExportedType(tells, codec)

/** One of the program's own words, never of a person or a server. */
export const ProgramWord = exportedAs('words', t.string)
export const EffectId = exportedAs('ask', t.string)
/** Of a picture, a film or a page. */
export const Address = exportedAs('host', t.string)
