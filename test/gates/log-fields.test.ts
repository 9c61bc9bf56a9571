import { readdirSync } from 'node:fs'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { accountCells, accountMessages } from '../../src/domain/account-log'
import { ownerOf } from '../../src/domain/event-log'
import { DefaultType } from '../../src/domain/kernel/default'
import { keysOf, TableType } from '../../src/domain/kernel/table'
import { FIELDS, OWN_ASKS, TABLES } from '../../src/domain/log-file/fields'
import { makePseudonyms } from '../../src/domain/log-file/pseudonyms'
import { tabCells, tabMessages } from '../../src/domain/tab-log'
import { textOf } from '../support/sources'

/** A field and where it stands; a table is named by the field that holds it. */
interface Found { readonly fields: Map<string, string>, readonly tables: Map<string, string>, readonly seen: Set<t.Mixed> }

const typesOf = (u: unknown): readonly t.Mixed[] => (Array.isArray(u) ? u.filter((one): one is t.Mixed => one instanceof t.Type) : [])
const has = <K extends string>(u: object, key: K): u is Record<K, unknown> => key in u
/** What stands within a codec of whatever kind: `type`, `types`, `inner`. */
const within = (codec: t.Mixed): readonly t.Mixed[] => codec instanceof DefaultType ? typesOf([codec.inner])
  : has(codec, 'types') ? typesOf(codec.types) : has(codec, 'type') ? typesOf([codec.type]) : []

const collect = (codec: t.Mixed, field: string, where: string, found: Found): void => {
  if (codec instanceof TableType) found.tables.set(field, found.tables.get(field) ?? where)
  // What is made of itself ends here.
  if (found.seen.has(codec)) return
  found.seen.add(codec)
  if (codec instanceof TableType) {
    const item: t.Mixed = codec.item
    collect(item, field, where, found)
  } else if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) {
    const props: Readonly<Record<string, t.Mixed>> = codec.props
    for (const [name, one] of Object.entries(props)) {
      found.fields.set(name, found.fields.get(name) ?? where)
      collect(one, name, where, found)
    }
  } else for (const one of within(codec)) collect(one, field, where, found)
}

interface UnitLike { readonly name: string, readonly hears: unknown, readonly shape: t.Mixed }
const isUnit = (u: unknown): u is UnitLike => typeof u === 'object' && u !== null && has(u, 'hears') && has(u, 'shape') && u.shape instanceof t.Type

const domain = readdirSync('src/domain', { withFileTypes: true }).filter((one) => one.isDirectory()).map(({ name }) => name)
const modules: readonly unknown[] = await Promise.all(domain.filter((name) => readdirSync(`src/domain/${name}`).includes('index.ts')).map((name) => import(`../../src/domain/${name}/index.ts`)))
/** Those of lazy features are not among them: what nobody says how to treat leaves the log without its name and content. */
const units = modules.flatMap((module) => (typeof module === 'object' && module !== null ? Object.values(module).filter(isUnit) : [])).filter(({ name }) => ownerOf(name) === null)

const found: Found = { fields: new Map(), tables: new Map(), seen: new Set() }
for (const [type, codec] of Object.entries({ ...accountMessages, ...tabMessages })) collect(codec, type, `message ${type}`, found)
for (const { name, shape } of units) collect(shape, name, `unit ${name}`, found)

/** Every file of the domain in which something is asked for. */
const files = domain.filter((name) => name !== 'log-file').flatMap((name) => readdirSync(`src/domain/${name}`).filter((file) => file.endsWith('.ts')).map((file) => `src/domain/${name}/${file}`))
/** What is put in is an id, but where there are so few that each is known. */
const endOf = (head: string): string => head === 'memes:' ? 'emoji' : head === 'switch:' ? 'group' : '1'
/** How an ask is named where it is made: up to what is put in. A machine is named as well, and asks for nothing. */
const named = files.flatMap((file) => textOf(file).split('\n').flatMap((line) => /^ {2}id: '/.test(line) ? []
  : [...line.matchAll(/\bid: (?:'([^']+)'|`([^`$]+)[^`]*`)/g)].map(([, whole, head]) => ({ file, id: whole ?? `${head ?? ''}${endOf(head ?? '')}` }))))

describe('A log that leaves the browser', () => {
  it('knows every unit there is', () => {
    expect(units.map(({ name }) => name).sort()).toEqual([...keysOf(accountCells()), ...keysOf(tabCells())].sort())
  })

  it('R1-357 has a rule for every field of every message and of every unit', () => {
    expect([...found.fields].filter(([name]) => !FIELDS.has(name)).map(([name, where]) => `${name} of ${where}`)).toEqual([])
  })

  it('has a rule for the keys of every table', () => {
    // All of that state is one table; what stands in it is everybody's.
    const whole = new Set(['prices'])
    expect([...found.tables].filter(([name]) => !TABLES.has(name) && !whole.has(name)).map(([name, where]) => `${name} of ${where}`)).toEqual([])
  })

  it('keeps every ask what it is', () => {
    expect(named.length).toBeGreaterThan(80)
    const { ask } = makePseudonyms()
    expect(named.filter(({ id }) => !OWN_ASKS.has(id) && ask(id).split(':')[0] !== id.split(':')[0])).toEqual([])
  })
})
