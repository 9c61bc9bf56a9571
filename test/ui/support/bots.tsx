import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { botImplementation } from '../../../src/application/features/bot/bot'
import { type Bot, newCommand } from '../../../src/domain/bot'
import { Uid, Xid } from '../../../src/domain/kernel/ids'
import { BotCreateScreen } from '../../../src/ui/features/bot/BotCreateScreen'
import { BotListScreen } from '../../../src/ui/features/bot/BotListScreen'
import { BotUpdateScreen } from '../../../src/ui/features/bot/BotUpdateScreen'
import { en } from '../../../src/ui/features/bot/translations.en'
import { made } from '../../support/builders/made'
import { ann } from '../../support/builders/person'
import { live } from './fake-app'
import { addEnglish, show } from './show'

addEnglish('bot', en)

export const xid = made(Xid, 'b800000001')
export const KEY = 'whsec_key-of-the-bot'
const help = { ...newCommand, id: '7', command: '/help', description: 'What I can do' }
export const bot: Bot = {
  id: '28',
  owner: '1',
  xid,
  uid: made(Uid, '28'),
  name: 'rain_bot',
  description: 'Tells of rain',
  avatar: 'https://pictures.example/a.png',
  webhook: '',
  isActive: true,
  createdAt: null,
  updatedAt: null,
  lastActiveAt: null,
  unanswered: 0,
  commands: [help],
}

/** Opens the page at the path `at` for a member. `keys` has the secret keys of bots that this tab stores. */
export const open = (at: string, keys = new Map<string, string>()) => {
  const app = live(ann)
  const feature = app.attach(botImplementation, {
    of: (id: string) => keys.get(id) ?? null,
    forget: (id: string) => {
      keys.delete(id)
    },
  })
  show(
    <Routes>
      <Route path="/bot/botList" element={<BotListScreen />} />
      <Route path="/bot/botCreate" element={<BotCreateScreen />} />
      <Route path="/bot/botUpdate" element={<BotUpdateScreen />} />
    </Routes>,
    { app, at },
  )
  const toasts = () =>
    app.tab.slices.shell
      .get()
      .context.toasts.map(({ words }) =>
        'text' in words ? words.text : 'good' in words ? words.good : 'key' in words ? words.key : '',
      )
  return { ...feature, app, keys, toasts }
}
export const press = (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
}
