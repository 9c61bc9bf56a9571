import * as fc from 'fast-check'
import * as t from 'io-ts'
import { DefaultType } from '../../../src/domain/kernel/with-default'
import { ExportedType } from '../../../src/domain/kernel/export-policy'
import { made } from '../builders/made'
import { noonPlus } from '../builders/instant'

/** Generates plain objects only, because `toStrictEqual` distinguishes objects without a prototype. */
const PLAIN = { noNullPrototype: true }

/** Values by codec name. Each kind has few values, so that generated messages refer to the same things. */
const BY_NAME: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Xid: fc.constantFrom('x-ann', 'x-ben', 'x-vera'),
  Uid: fc.constantFrom('u-ann', 'u-ben'),
  Gid: fc.constantFrom('10000001', '10000002', '10000003'),
  ChannelId: fc.constantFrom('5bace001-0000-4000-8000-000010000001', '5bace001-0000-4000-8000-000010000002'),
  ConversationId: fc.constantFrom('sg_12345678', 'sg_87654321'),
  MessageId: fc.constantFrom('m1', 'm2', 'm3', 'm4'),
  ClientId: fc.constantFrom('a', 'b', 'c', '__proto__'),
  SessionId: fc.constantFrom('s-1', 's-2', 's-3'),
  InAppPath: fc.constantFrom('/message', '/group/12345678'),
  StateDigest: fc.constantFrom('digest-1', 'digest-2'),
  TabId: fc.constantFrom('tab-1', 'tab-2', '__proto__'),
  Decimal: fc.constantFrom('0', '12.5', '-3', '1284.07'),
  Locale: fc.constantFrom('en_US', 'zh_CN', 'ja_JP'),
  Price: fc.constantFrom('0.0213', '1', '64000.5'),
  ChainId: fc.constantFrom(1, 1, 1, 1, 1, 137),
  PartnerId: fc.constantFrom(null, 'p-1'),
  Intervals: fc
    .array(fc.nat(20), { maxLength: 3 })
    .map((starts) => [...new Set(starts)].sort((a, b) => a - b).map((from) => [from * 5, from * 5 + 3])),
  Bounded: fc.nat(40),
  Waveform: fc.array(fc.nat(100), { minLength: 64, maxLength: 64 }),
  Instant: fc.integer({ min: 0, max: 20_000 }).map((ms) => noonPlus(ms)),
  /** Effect ids that no running effect has. A walk creates the responses to running effects itself. */
  AskRef: fc.record(
    { unit: fc.constantFrom('session', 'chat', 'shell'), id: fc.constantFrom('nothing', '__proto__'), seq: fc.nat(5) },
    PLAIN,
  ),
}
/** A file's type is a MIME type, never free text. */
const file = fc.record(
  { key: fc.constantFrom('a/b.png', 'c/d.mp4'), type: fc.constantFrom('image/png', 'video/mp4'), bytes: fc.nat(40) },
  PLAIN,
)
const text = fc.oneof(
  fc.constantFrom('', '__proto__', 'ann@b.example', '12345678', 'hi', 'Ann Lee moved'),
  fc.string({ maxLength: 6 }),
)

const parts = (u: unknown): readonly t.Mixed[] =>
  Array.isArray(u) ? u.filter((one): one is t.Mixed => one instanceof t.Type) : []

/** A union of literals lists its own values, so an entry of `BY_NAME` with the same name does not apply. */
const isChoice = (codec: t.Mixed): boolean =>
  codec instanceof t.UnionType && parts(codec.types).every((one) => one instanceof t.LiteralType)

const raw = (codec: t.Mixed): fc.Arbitrary<unknown> => {
  const known = codec.name === 'UploadFile' ? file : isChoice(codec) ? undefined : BY_NAME[codec.name]
  if (known !== undefined) return known
  if (codec instanceof t.ExactType || codec instanceof t.ReadonlyArrayType) {
    const inner: t.Mixed = codec.type
    return codec instanceof t.ExactType ? raw(inner) : fc.array(raw(inner), { maxLength: 4 })
  }
  if (codec instanceof DefaultType || codec instanceof ExportedType) {
    const inner: t.Mixed = codec.inner
    return raw(inner)
  }
  if (codec instanceof t.InterfaceType) {
    const props: Readonly<Record<string, t.Mixed>> = codec.props
    return fc.record(Object.fromEntries(Object.entries(props).map(([key, one]) => [key, raw(one)])), PLAIN)
  }
  if (codec instanceof t.UnionType) return fc.oneof(...parts(codec.types).map(raw))
  if (codec instanceof t.TupleType) return fc.tuple(...parts(codec.types).map(raw))
  if (codec instanceof t.ReadonlyType) {
    const inner: t.Mixed = codec.type
    return raw(inner)
  }
  if (codec instanceof t.LiteralType) return fc.constant(codec.value)
  if (codec instanceof t.KeyofType) {
    const keys: Readonly<Record<string, unknown>> = codec.keys
    return fc.constantFrom(...Object.keys(keys))
  }
  if (codec instanceof t.NullType) return fc.constant(null)
  if (codec instanceof t.StringType) return text
  if (codec instanceof t.NumberType) return fc.nat(40)
  if (codec instanceof t.BooleanType) return fc.boolean()
  throw new Error(`nobody knows how to make ${codec.name}`)
}

/** Any value of that codec. Derived from the codec, so tests cover new kinds of messages at once. */
export const arbitraryOf = <A>(codec: t.Type<A, unknown>): fc.Arbitrary<A> =>
  raw(codec).map((value) => made(codec, value))
