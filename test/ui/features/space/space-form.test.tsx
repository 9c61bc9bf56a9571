import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noonPlus } from '../../../support/builders/instant'
import { ann, ben } from '../../../support/builders/person'
import { groupOf } from '../../../support/builders/group'
import { spaceWith, square } from '../../../support/builders/space'
import { paths } from '../../../../src/ui/app/routing/paths'
import { live, type AccountStep, type FakeApp } from '../../support/fake-app'
import { show } from '../../support/show'
import { looked, SpacePages } from '../../support/spaces'

const { gid } = groupOf('10000001')
const groupOwnedBy = (ownerXid: typeof ann.xid): readonly AccountStep[] => [
  { type: 'group/ShowGroup', key: gid },
  (ask) => ({ type: 'group/GroupFound', ask: ask(`find:${gid}`), key: gid, group: groupOf(gid, { ownerXid }) }),
]
const open = (at: string, ...steps: readonly AccountStep[]): FakeApp => {
  const app = live(ann).heard(...steps)
  show(<SpacePages at={at} />, { app, at })
  return app
}
/** Responds to the pending save. Fails the test if the screen has not requested the save. */
const stored = (app: FakeApp): FakeApp => app.hearInTab((ask) => ({ type: 'space/SpaceStored', ask: ask('saveSpace') }))
const written = (app: FakeApp) => [app.said('space/OpenSpaceForm'), app.said('space/ChangeSpaceDraft')]
const titleField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' })

it('R1-031 R2-019 saving an edited space keeps the channel id of that space', () => {
  const app = open(
    paths.spaceEdit(gid, square),
    ...groupOwnedBy(ann.xid),
    ...looked({ title: 'Tea', status: 'prepare', startsAt: noonPlus(3_600_000) }),
  )
  expect(titleField().value).toBe('Tea')
  fireEvent.change(titleField(), { target: { value: 'Green tea' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(written(stored(app))).toMatchObject([
    [{ of: { gid, channelId: square } }],
    [{ draft: { title: 'Green tea' } }],
  ])
})

it('R2-018 the owner of a group can create a space in that group', () => {
  const app = open(paths.spaceCreate(gid), ...groupOwnedBy(ann.xid))
  fireEvent.change(titleField(), { target: { value: 'Tea' } })
  fireEvent.click(screen.getByRole('button', { name: 'Go live' }))
  const created = app.hearInTab((ask) => ({
    type: 'space/SpaceCreated',
    ask: ask('createSpace'),
    space: spaceWith({ title: 'Tea', status: 'prepare' }),
  }))
  expect(written(created.hearInTab((ask) => ({ type: 'space/SpaceStored', ask: ask('startSpace') })))).toMatchObject([
    [{ of: { gid, channelId: null } }],
    [{ draft: { title: 'Tea' } }],
  ])
})

it('R2-018 the preview beside the form shows title, state and announcement of the space, as the owner types', () => {
  open(paths.spaceCreate(gid), ...groupOwnedBy(ann.xid))
  const preview = within(screen.getByRole('complementary', { name: 'How your space will look', hidden: true }))
  expect([preview.getByText('Live'), preview.getByText('Who may speak: Ask first')]).toHaveLength(2)
  fireEvent.change(titleField(), { target: { value: 'Tea' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Announcement' }), { target: { value: 'Bring a cup' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Later' }))
  expect([preview.getByText('Tea'), preview.getByText('Soon'), preview.getByText('Bring a cup')]).toHaveLength(3)
  expect(preview.queryByText('Live')).toBeNull()
})

it('if the outcome of creating a space is unknown, the space form says so and keeps the draft', () => {
  const app = open(paths.spaceCreate(gid), ...groupOwnedBy(ann.xid))
  fireEvent.change(titleField(), { target: { value: 'Tea' } })
  fireEvent.click(screen.getByRole('button', { name: 'Go live' }))
  app.hearInTab((ask) => ({ type: 'space/SpaceOutcomeUnknown', ask: ask('createSpace') }))
  expect(screen.getByRole('alert').textContent).toMatch(/confirm/)
  expect(titleField().value).toBe('Tea')
})

it.each([paths.spaceCreate(gid), paths.spaceEdit(gid, square)])(
  'R1-218 a person who may not create spaces in a group sees no space form at the URL %s',
  (at) => {
    open(at, ...groupOwnedBy(ben.xid), ...looked({ status: 'prepare', startsAt: noonPlus(3_600_000) }))
    expect(screen.queryByRole('textbox')).toBeNull()
  },
)
