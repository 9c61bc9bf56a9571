import { describe, expect, it } from 'vitest'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { sanctionsQuery, liftingOf } from '../../../src/domain/moderation'
import { liftedSanctionsReducer } from '../../../src/domain/moderation/lifted-sanctions.reducer'
import { gid } from '../../support/builders/group'
import { ben } from '../../support/builders/person'
import { given, type Step } from '../../support/given'

const ban = { gid: gid('10000001'), xid: ben.xid, kind: 'ban' as const }
const id = `remove:${ban.gid}:${ban.xid}`
const lift: Step = { type: 'moderation/LiftBan', ...ban }
const lifted: Step = (ask) => ({ type: 'moderation/BanLifted' as const, ask: ask(id), ...ban })
const notLifted: Step = (ask) => ({
  type: 'moderation/BanNotLifted' as const,
  ask: ask(id),
  ...ban,
  failure: refused('No'),
})

describe('A ban that staff lift', () => {
  it('R4-711 is requested once, and is done when the server has lifted it', () => {
    given(liftedSanctionsReducer, lift, lift).gives({ asks: { [id]: ban } })
    const done = given(liftedSanctionsReducer, lift, lifted)
    done.gives({ asks: {} })
    expect(liftingOf(done.state, ban)).toBeNull()
  })

  it('R4-711 shows the refusal, and is requested again by a second press', () => {
    const failed = given(liftedSanctionsReducer, lift, notLifted)
    expect(liftingOf(failed.state, ban)).toMatchObject({ failure: refused('No') })
    failed.when(lift).gives({ asks: { [id]: ban } })
  })

  it('R4-711 survives a reload', () => {
    given(liftedSanctionsReducer, lift)
      .reloaded()
      .gives({ asks: { [id]: ban } })
  })
})

describe('The list of bans', () => {
  it('R4-711 loads again after a lift, and after a failure when the network is back', () => {
    const input = { gid: ban.gid, kind: 'ban' as const }
    const read = `read:${JSON.stringify(input)}:`
    const first = { key: JSON.stringify(input), input, page: null }
    const shown = given(sanctionsQuery.reducer, sanctionsQuery.want(input), (ask) =>
      sanctionsQuery.loaded({ items: [], next: null }, first, ask(read)),
    )
    shown.gives({ asks: {} })
    shown.when({ type: 'moderation/Changed' }).gives({ asks: { [read]: first } })
    const failed = given(sanctionsQuery.reducer, sanctionsQuery.want(input), (ask) => {
      const message = sanctionsQuery.failed(first, unreachable, ask(read))
      if (message === null) throw new Error('no failure')
      return message
    })
    failed.when({ type: 'NetworkOnline' }).gives({ asks: { [read]: first } })
  })
})
