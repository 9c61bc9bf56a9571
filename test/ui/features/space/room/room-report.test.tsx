import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { moderationImplementation } from '../../../../../src/application/features/moderation/moderation'
import { en } from '../../../../../src/ui/features/moderation/translations.en'
import { square } from '../../../../support/builders/space'
import { addEnglish } from '../../../support/show'
import { open, room } from '../../../support/space-dialogs'
import { connected, inside, lin } from '../../../support/spaces'

addEnglish('moderation', en)

const openRoom = (role: 'host' | 'audience') => {
  const app = open(room, ...inside(role), connected)
  app.attach(moderationImplementation, undefined)
  return app
}
const choose = async (menu: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: menu }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Report' }))
}
const send = async (title: string): Promise<void> => {
  const dialog = await screen.findByRole('dialog', { name: title })
  fireEvent.change(within(dialog).getByLabelText(en.reason), { target: { value: 'Scam' } })
  fireEvent.click(within(dialog).getByRole('button', { name: en.report.send }))
}

describe('Reports in a room', () => {
  it('R4-716 a listener reports the room from its menu', async () => {
    const app = openRoom('audience')
    await choose('More')
    await send('Report 茶?')
    expect(app.said('moderation/SendReport')).toMatchObject([
      { target: { kind: 'room', place: '', id: square }, reason: 'Scam' },
    ])
  })

  it('R4-716 a listener reports a person in the room', async () => {
    const app = openRoom('audience')
    fireEvent.click(screen.getByRole('button', { name: /People here/ }))
    await choose('Actions for 林')
    await send('Report 林?')
    expect(app.said('moderation/SendReport')).toMatchObject([
      { target: { kind: 'person', place: square, id: lin.xid }, reason: 'Scam' },
    ])
  })

  it('R4-716 a host reports a person, and has no menu to report the own room', async () => {
    const app = openRoom('host')
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
    await choose('Actions for 林')
    await send('Report 林?')
    expect(app.said('moderation/SendReport')).toMatchObject([{ target: { kind: 'person', id: lin.xid } }])
  })
})
