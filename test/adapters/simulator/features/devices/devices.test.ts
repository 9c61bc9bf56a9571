import { describe, expect, it } from 'vitest'
import {
  entriesOfMember,
  feature,
  type DevicesInput,
} from '../../../../../src/adapters/simulator/state/features/devices/feature'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { LIST_FULL, LIST_LIMIT, TEXT_LIMIT } from '../../../../../src/domain/devices'
import { clientId } from '../../../../support/builders/message'
import { WireTown } from '../../../../wire/support/simulated-town'
import { personBy, START, townOf } from '../../state/town'

const town = townOf(1)
const [ada, ben] = [personBy(town, 'ada@loop.example'), personBy(town, 'ben@loop.example')]
const entry = (n: number, text = `no ${n}`, xid = ada): DevicesInput => ({
  type: 'devices/EntryAdded',
  at: START,
  xid,
  id: `e${n}`,
  clientId: clientId(`c${n}`),
  text,
})
const after = (...inputs: readonly DevicesInput[]): ServerState =>
  inputs.reduce((world, input) => feature.step(world, input).world, town)
const textsOf = (world: ServerState, xid = ada) => entriesOfMember(world, xid).map(({ text }) => text)
const refusalOf = (world: ServerState, input: DevicesInput) =>
  feature.step(world, input).outputs.flatMap((output) => (output.type === 'Refused' ? [output.words] : []))

describe('The list on the simulated server', () => {
  it('has the newest entry first, and belongs to one member', () => {
    const world = after(entry(1), entry(2), entry(3, 'of Ben', ben))
    expect([textsOf(world), textsOf(world, ben)]).toEqual([['no 2', 'no 1'], ['of Ben']])
  })

  it('counts a repeated client id once', () => {
    expect(textsOf(after(entry(1), entry(1, 'again')))).toEqual(['no 1'])
  })

  it('refuses a blank or too long text', () => {
    const texts = ['  ', 'x'.repeat(TEXT_LIMIT + 1)]
    expect(texts.map((text) => refusalOf(town, entry(1, text)).length)).toEqual([1, 1])
  })

  it('is full at its limit', () => {
    const full = after(...Array.from({ length: LIST_LIMIT }, (_, n) => entry(n)))
    expect(refusalOf(full, entry(LIST_LIMIT))).toEqual([LIST_FULL])
  })
})

describe('The routes', () => {
  const add = (text: string) =>
    ({ method: 'POST', path: '/api/devices/add', body: { client_id: 'c1', text }, token: true }) as const

  it('add an entry for a member, not for a visitor', async () => {
    const place = new WireTown()
    const [member, visitor] = [await place.as('ada@loop.example'), await place.as('visitor')]
    expect((await place.take(add('Tea'), member)).json).toMatchObject({ code: 0 })
    expect((await place.take(add('Tea'), visitor)).json).toMatchObject({ msg: 'Sign in to add an entry' })
    expect(textsOf(place.world())).toEqual(['Tea'])
  })

  it('take no text above the limit of the wire', async () => {
    const place = new WireTown()
    const { json } = await place.take(add('x'.repeat(TEXT_LIMIT + 1)), await place.as('ada@loop.example'))
    expect(json).toMatchObject({ msg: 'This call cannot be understood' })
  })
})
