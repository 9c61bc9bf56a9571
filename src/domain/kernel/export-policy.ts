import * as t from 'io-ts'

/**
 * How an exported log shows a value. Numbers, booleans and literals need no policy and stay readable.
 * A string without a policy is replaced by a pseudonym.
 * - `words`: the program's own words stay readable, such as state names, file types and public figures.
 * - `ask`: the name of an effect request stays readable; the key in its id gets a pseudonym.
 * - `key`: the field names of a query's key stay readable, and its values get the pseudonyms that they have elsewhere.
 * - `pattern`: only the pattern of a path stays. `host`: only the host of an address stays.
 */
export type ExportPolicy = 'words' | 'ask' | 'key' | 'pattern' | 'host'

/** The result of `exportedAs`. `inner` is the codec of the values. */
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

/** A word that the program itself defines. It never comes from a person or a server. */
export const ProgramWord = exportedAs('words', t.string)
export const EffectId = exportedAs('ask', t.string)
/** The address of a picture, a film or a page. */
export const Address = exportedAs('host', t.string)
