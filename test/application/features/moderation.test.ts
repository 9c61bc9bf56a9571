import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { loadedFeature } from '../../../src/application/features/implement-feature'
import { moderationImplementation } from '../../../src/application/features/moderation/moderation'
import type { ModerationPort } from '../../../src/application/features/moderation/ports'
import { refused } from '../../../src/domain/kernel/failure'
import { gid } from '../../support/builders/group'
import { clientId } from '../../support/builders/message'
import { ben } from '../../support/builders/person'
import { begunFeature } from '../support/begun-feature'

const featureOver = (answer: Partial<ModerationPort> = {}) => {
  const calls: unknown[] = []
  const note = (...args: readonly unknown[]) => {
    calls.push(args)
    return TE.right(undefined)
  }
  const port: ModerationPort = {
    report: note,
    decide: note,
    reports: (gid, isDecided, page) => {
      calls.push([gid, isDecided, page])
      return TE.right({ items: [], next: null })
    },
    sanctions: (gid, kind, page) => {
      calls.push([gid, kind, page])
      return TE.right({ items: [], next: null })
    },
    lift: note,
    ownMute: (gid) => {
      calls.push([gid])
      return TE.left(refused('No'))
    },
    log: (gid, page) => {
      calls.push([gid, page])
      return TE.right({ items: [], next: null })
    },
    ownDecision: (id) => {
      calls.push([id])
      return TE.left(refused('No'))
    },
    appeal: note,
    appeals: (gid, page) => {
      calls.push([gid, page])
      return TE.right({ items: [], next: null })
    },
    decideAppeal: note,
    ...answer,
  }
  return { calls, ...begunFeature(loadedFeature(moderationImplementation, port)) }
}
const group = gid('10000001')
const { xid } = ben
const target = { kind: 'group', place: '', id: 'g1' }
const report = { reportId: clientId('c1'), target, reason: 'Scam', text: '' }
const decision = { id: 'r1', act: 'dismiss', reason: '' }

describe('The effects of moderation', () => {
  it('R4-701 send a report, also again after a reload', async () => {
    const { calls, run } = featureOver()
    expect(await run('moderation/sent/sendReport', report, true)).toMatchObject([{ type: 'moderation/ReportSent' }])
    expect(calls).toEqual([[target, 'Scam', '']])
  })

  it('R4-705 read a page of open reports', async () => {
    const { calls, run } = featureOver()
    const input = { gid: null, isDecided: false }
    await run('moderation/reports/read', { key: 'k', input, page: '2' })
    expect(calls).toEqual([[null, false, 2]])
  })

  it('R4-706 decide, and then let the lists load again', async () => {
    const { toAccount, run } = featureOver()
    expect(await run('moderation/decision/decide', decision)).toMatchObject([{ type: 'moderation/DecisionMade' }])
    expect(toAccount).toEqual(['moderation/Decided'])
  })

  it('R4-708 show the refusal of a second decision', async () => {
    const failure = refused('Already decided by Ben')
    const { run } = featureOver({ decide: () => TE.left(failure) })
    expect(await run('moderation/decision/decide', decision)).toMatchObject([
      { type: 'moderation/DecisionNotMade', failure },
    ])
  })

  it('R4-708 let the lists load again when the server says that reports changed', () => {
    const { begun, toAccount } = featureOver()
    begun.frames?.['moderation_changed']?.({})
    expect(toAccount).toEqual(['moderation/Changed'])
  })

  it('R4-711 R4-717 read a page of bans or mutes', async () => {
    const { calls, run } = featureOver()
    await run('moderation/bans/read', { key: 'k', input: { gid: group, kind: 'mute' }, page: null })
    expect(calls).toEqual([[group, 'mute', 1]])
  })

  it('R4-714 read the own mute in a group', async () => {
    const { calls, run } = featureOver()
    await run('moderation/ownMute/read', { key: 'k', input: { gid: group }, page: null })
    expect(calls).toEqual([[group]])
  })

  it('R4-711 R4-717 lift a ban or mute, also again after a reload', async () => {
    const { calls, run } = featureOver()
    const input = { gid: group, xid, kind: 'mute' }
    expect(await run('moderation/lifted/liftBan', input, true)).toMatchObject([
      { type: 'moderation/BanLifted', gid: group, xid, kind: 'mute' },
    ])
    expect(calls).toEqual([[group, 'mute', xid]])
  })

  it('R4-712 read a page of the log', async () => {
    const { calls, run } = featureOver()
    await run('moderation/log/read', { key: 'k', input: { gid: null }, page: '3' })
    expect(calls).toEqual([[null, 3]])
  })

  it('R4-713 send an appeal, also again after a reload', async () => {
    const { calls, run } = featureOver()
    const input = { appealId: clientId('c1'), id: 'r1', text: 'No ad' }
    expect(await run('moderation/appealed/sendAppeal', input, true)).toMatchObject([
      { type: 'moderation/AppealSent', id: 'r1' },
    ])
    expect(calls).toEqual([['r1', clientId('c1'), 'No ad']])
  })

  it('R4-713 read a page of appeals, and the decision that concerns the member', async () => {
    const { calls, run } = featureOver()
    await run('moderation/appeals/read', { key: 'k', input: { gid: group }, page: null })
    await run('moderation/own/read', { key: 'k', input: { id: 'r1' }, page: null })
    expect(calls).toEqual([[group, 1], ['r1']])
  })

  it('R4-713 decide about an appeal, and then let the lists load again', async () => {
    const { calls, toAccount, run } = featureOver()
    const input = { id: 'r1', accepts: true, reason: 'Sorry' }
    expect(await run('moderation/appealDecision/decideAppeal', input)).toMatchObject([
      { type: 'moderation/AppealDecided' },
    ])
    expect(calls).toEqual([['r1', true, 'Sorry']])
    expect(toAccount).toEqual(['moderation/Decided'])
  })
})
