import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** No text of an input may be this long: a body has at most 64 KiB. */
const LONG = 70_000
const MANY = 5_000

/** Long values of the kinds that codecs of texts and lists accept. */
const PROBES: readonly unknown[] = [
  ...['a', '1', ' ', '🎉', 'https://a.example/?'].map((text) => text.repeat(Math.ceil(LONG / text.length))),
  `0x${'1'.repeat(LONG)}`,
  `1.${'1'.repeat(LONG)}`,
  `https://a.example/${'a'.repeat(LONG)}`,
  ...['a', 1, {}, null].map((item) => Array.from({ length: MANY }, () => item)),
  { a: 'a'.repeat(LONG) },
]

const Tagged = t.type({ _tag: t.string })
const WithProps = t.type({ props: t.UnknownRecord })
const WithTypes = t.type({ types: t.UnknownArray })
const WithType = t.type({ type: t.unknown })
const WithItem = t.type({ item: t.unknown })
const isCodec = (u: unknown): u is t.Mixed => u instanceof t.Type

const judged = new WeakMap<t.Mixed, boolean>()

/** Whether the codec takes a value of unbounded size as it is. Many calls share a codec, which is tried once. */
const takesLong = (codec: t.Mixed): boolean => {
  const known = judged.get(codec) ?? tryLong(codec)
  judged.set(codec, known)
  return known
}

const tryLong = (codec: t.Mixed): boolean =>
  PROBES.some((probe) => {
    const read: E.Either<t.Errors, unknown> = codec.decode(probe)
    return E.isRight(read) && (JSON.stringify(read.right) ?? '').length >= LONG / 2
  })

const partsOf = (codec: t.Mixed): readonly (readonly [string, t.Mixed])[] => {
  const named = (entries: readonly (readonly [string, unknown])[]) =>
    entries.flatMap(([name, one]) => (isCodec(one) ? [[name, one] as const] : []))
  if (WithProps.is(codec)) return named(Object.entries(codec.props))
  if (WithItem.is(codec)) return named([['[]', codec.item]])
  // An intersection is as bounded as its strictest part.
  if (WithTypes.is(codec) && !(codec instanceof t.IntersectionType)) return named(codec.types.map((one) => ['', one]))
  return WithType.is(codec) && Tagged.is(codec) && codec._tag === 'ExactType' ? named([['', codec.type]]) : []
}

/** The paths of the texts, lists and open records in a codec that have no bound. */
export const unboundedIn = (codec: t.Mixed, path = ''): readonly string[] => {
  const parts = partsOf(codec)
  if (codec instanceof t.ReadonlyArrayType || codec instanceof t.ArrayType) return [path]
  if (parts.length === 0 && !WithProps.is(codec)) return takesLong(codec) ? [path] : []
  return parts.flatMap(([name, part]) => unboundedIn(part, [path, name].filter((one) => one !== '').join('.')))
}
