import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { moderationImplementation } from '../../../src/application/features/moderation/moderation'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { clampToInstant } from '../../../src/domain/kernel/instant'
import { sanctionsQuery, type Sanction } from '../../../src/domain/moderation'
import { ModerationScreen } from '../../../src/ui/features/moderation/ModerationScreen'
import { en } from '../../../src/ui/features/moderation/translations.en'
import { gid } from '../../support/builders/group'
import { ann, ben } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { addEnglish, show } from '../support/show'

addEnglish('moderation', en)

const GROUP = gid('10000001')
const input = { gid: GROUP, kind: 'ban' as const }
const ban: Sanction = {
  xid: ben.xid,
  name: 'Ben',
  avatar: null,
  since: clampToInstant(1_800_000_000_000),
  until: clampToInstant(1_800_003_600_000),
  reason: 'No ads',
  by: 'Ada',
}
const first = { key: JSON.stringify(input), input, page: null }
const read = `read:${JSON.stringify(input)}:`

const open = (next: string | null = null) => {
  const app = live(ann)
  const feature = app.attach(moderationImplementation, undefined)
  show(<ModerationScreen />, { app, at: `/moderation?gid=${GROUP}` })
  fireEvent.click(screen.getByRole('tab', { name: en.sanctions.ban.title }))
  return {
    app,
    feature,
    answer: (items: readonly Sanction[]) =>
      feature.answer(read, (ask) => sanctionsQuery.loaded({ items, next, total: items.length }, first, ask)),
    fail: () => feature.answer(read, (ask) => sanctionsQuery.failed(first, unreachable, ask)),
  }
}
const liftBen = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Lift the ban of Ben' }))
  const dialog = await screen.findByRole('dialog', { name: 'Lift the ban of Ben?' })
  await act(async () => {
    fireEvent.click(await screen.findByRole('button', { name: en.sanctions.ban.lift }))
  })
  return dialog
}

describe('The bans of a group', () => {
  it('R4-711 each row has the name, the times, the reason and who decided', () => {
    const { answer } = open()
    expect(screen.getByText('Loading…')).toBeTruthy()
    answer([ban, { ...ban, xid: ann.xid, name: 'Ann', until: null, reason: '' }])
    const [row, forEver] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(row).toMatch(/Ben.*Since: .*Until: .*Banned by Ada.*Reason: No ads/u)
    expect(forEver).toMatch(/Ann.*For ever/u)
    expect(forEver).not.toContain('Reason')
  })

  it('R4-711 staff lift a ban after a confirmation', async () => {
    const { app, answer } = open()
    answer([ban])
    await liftBen()
    expect(app.saidToAccount.at(-1)).toMatchObject({ type: 'moderation/LiftBan', gid: GROUP, xid: ben.xid })
  })

  it('R4-711 a refused lift shows the reason at the person', async () => {
    const { answer, feature } = open()
    answer([ban])
    await liftBen()
    feature.answer(`remove:${GROUP}:${ben.xid}`, (ask) => ({
      type: 'moderation/BanNotLifted',
      ask,
      gid: GROUP,
      xid: ben.xid,
      kind: 'ban',
      failure: refused('No'),
    }))
    expect(screen.getByRole('alert').textContent).toBe('No')
  })

  it('R4-711 says when nobody is banned, loads again after a failure, and shows further pages', () => {
    const { app, answer, fail } = open('2')
    fail()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    answer([])
    expect(screen.getByText(en.sanctions.ban.none)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: en.more }))
    expect(app.saidToAccount.at(-1)).toMatchObject({ type: 'moderation/bans/loadMore' })
  })

  it('R4-711 the page without a group has no bans', () => {
    const app = live(ann)
    app.attach(moderationImplementation, undefined)
    show(<ModerationScreen />, { app, at: '/moderation' })
    expect(screen.queryByRole('tab', { name: en.sanctions.ban.title })).toBeNull()
  })
})
