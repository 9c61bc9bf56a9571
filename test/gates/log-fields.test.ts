import { readdirSync } from 'node:fs'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { allAccountSlices, accountMessages } from '../../src/domain/manifests/account-messages'
import { ownerOf, type Feature } from '../../src/domain/event-log'
import { DefaultType } from '../../src/domain/kernel/with-default'
import { keysOf, TableType } from '../../src/domain/kernel/table'
import { ExportedType } from '../../src/domain/kernel/export-policy'
import { KNOWN_EFFECT_IDS } from '../../src/domain/log-export/known-effect-ids'
import { makePseudonyms } from '../../src/domain/log-export/pseudonyms'
import { allTabSlices, tabMessages } from '../../src/domain/manifests/tab-messages'
import { textOf } from '../support/source-files'

/**
 * Codecs of ours that say themselves what they are made of, and those of io-ts that redaction can look into or knows as
 * they are.
 */
const LOOKED_INTO = [
  ExportedType,
  DefaultType,
  TableType,
  t.StringType,
  t.LiteralType,
  t.KeyofType,
  t.NumberType,
  t.BooleanType,
  t.NullType,
  t.UndefinedType,
  t.UnknownType,
  t.RefinementType,
  t.RecursiveType,
  t.UnionType,
  t.ArrayType,
  t.ReadonlyArrayType,
  t.TupleType,
  t.ExactType,
  t.ReadonlyType,
  t.InterfaceType,
  t.PartialType,
  t.IntersectionType,
]

const typesOf = (u: unknown): readonly t.Mixed[] =>
  Array.isArray(u) ? u.filter((one): one is t.Mixed => one instanceof t.Type) : []
const has = <K extends string>(u: object, key: K): u is Record<K, unknown> => key in u
const propsOf = ({ props }: { readonly props: unknown }): readonly t.Mixed[] =>
  t.UnknownRecord.is(props) ? typesOf(Object.values(props)) : []
/** What stands within a codec of whatever kind. */
const within = (codec: t.Mixed): readonly t.Mixed[] =>
  codec instanceof DefaultType
    ? typesOf([codec.inner])
    : codec instanceof TableType
      ? typesOf([codec.item, codec.key])
      : codec instanceof t.InterfaceType || codec instanceof t.PartialType
        ? propsOf(codec)
        : has(codec, 'types')
          ? typesOf(codec.types)
          : has(codec, 'type')
            ? typesOf([codec.type])
            : []

/** Those that redaction could only blank, and where they stand. */
const unknownIn = (codec: t.Mixed, where: string, seen: Set<t.Mixed>): readonly string[] => {
  if (seen.has(codec)) return []
  seen.add(codec)
  const inner = within(codec).flatMap((one) => unknownIn(one, where, seen))
  return LOOKED_INTO.some((kind) => codec instanceof kind) ? inner : [`${codec.name} of ${where}`, ...inner]
}

interface UnitLike {
  readonly name: string
  readonly handles: unknown
  readonly shape: t.Mixed
}
const isUnit = (u: unknown): u is UnitLike =>
  typeof u === 'object' && u !== null && has(u, 'handles') && has(u, 'shape') && u.shape instanceof t.Type

const domain = readdirSync('src/domain', { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => name)
const modules: readonly unknown[] = await Promise.all(
  domain
    .filter((name) => readdirSync(`src/domain/${name}`).includes('index.ts'))
    .map((name) => import(`../../src/domain/${name}/index.ts`)),
)
/** Those of the core. */
const units = modules
  .flatMap((module) => (typeof module === 'object' && module !== null ? Object.values(module).filter(isUnit) : []))
  .filter(({ name }) => ownerOf(name) === null)

const isFeature = (u: unknown): u is Feature =>
  typeof u === 'object' && u !== null && has(u, 'messages') && has(u, 'slices')
const features = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>('../../src/domain/*/feature.ts', { eager: true }),
).flatMap((module) => Object.values(module).filter(isFeature))
const shapes: readonly (readonly [string, t.Mixed])[] = [
  ...Object.entries({ ...accountMessages, ...tabMessages }).map(([type, codec]) => [`message ${type}`, codec] as const),
  ...units.map(({ name, shape }) => [`unit ${name}`, shape] as const),
  ...features.flatMap(({ messages, slices }) => [
    ...Object.entries({ ...messages.account, ...messages.tab }).map(
      ([type, codec]) => [`message ${type}`, codec] as const,
    ),
    ...Object.values({ ...slices().account, ...slices().tab }).flatMap((slice) =>
      typesOf([slice.shapeOf(false)]).map((shape) => [`unit ${slice.name}`, shape] as const),
    ),
  ]),
]

/** Every file of the domain in which something is asked for. */
const files = domain
  .filter((name) => name !== 'log-export')
  .flatMap((name) =>
    readdirSync(`src/domain/${name}`)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `src/domain/${name}/${file}`),
  )
/** What is put in is an id, but where there are so few that each is known. */
const endOf = (head: string): string => (head === 'memes:' ? 'emoji' : head === 'switch:' ? 'group' : '1')
/** How an ask is named where it is made: up to what is put in. A machine is named as well, and asks for nothing. */
const named = files.flatMap((file) =>
  textOf(file)
    .split('\n')
    .flatMap((line) =>
      /^ {2}id: '/.test(line)
        ? []
        : [...line.matchAll(/\bid: (?:'([^']+)'|`([^`$]+)[^`]*`)/g)].map(([, whole, head]) => ({
            file,
            id: whole ?? `${head ?? ''}${endOf(head ?? '')}`,
          })),
    ),
)

describe('A log that leaves the browser', () => {
  it('knows every unit there is', () => {
    expect(units.map(({ name }) => name).sort()).toEqual(
      [...keysOf(allAccountSlices()), ...keysOf(allTabSlices())].sort(),
    )
  })

  it('can look into everything that a message or a unit is made of, those of features too', () => {
    expect(features.length).toBeGreaterThan(12)
    const seen = new Set<t.Mixed>()
    expect(shapes.flatMap(([where, codec]) => unknownIn(codec, where, seen))).toEqual([])
  })

  it('keeps every ask what it is', () => {
    expect(named.length).toBeGreaterThan(80)
    const { ask } = makePseudonyms()
    expect(named.filter(({ id }) => !KNOWN_EFFECT_IDS.has(id) && ask(id).split(':')[0] !== id.split(':')[0])).toEqual(
      [],
    )
  })
})
