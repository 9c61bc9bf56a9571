import type { Input, Row } from '../routes'

const own =
  (more: ReturnType<Extract<Input, (...of: never) => unknown>>): Input =>
  ({ uids }, who) => ({ userId: uids[who], ...more })
const command = { id: '', cmd: '/help', description: '', weight: 0, bot_id: '1', xid: 'b1', state: 0, status: 0 }
/** Ids that no bot has. The responses for another person's bot must equal the responses for these ids. */
const nobodys = { botId: '2899999999', xid: 'b899999999' }

export const routes: readonly Row[] = [
  ['POST /botfather/bot-management/list', own({})],
  [
    'POST /botfather/bot-management/create',
    own({ botName: 'tea_bot', description: 'Tea', avatarUrl: 'https://pictures.example/tea.png' }),
  ],
  ['POST /botfather/bot-management/details', own(nobodys)],
  ['POST /botfather/bot-management/deliveries', own({ botId: nobodys.botId })],
  ['POST /botfather/bot-management/commands', own({ ...nobodys, commandList: [command] })],
  ['POST /botfather/bot-management/webhook', own({ ...nobodys, url: 'http://localhost:1/' })],
  [
    'PUT /botfather/bot-management/details',
    own({
      id: nobodys.botId,
      xid: nobodys.xid,
      uid: nobodys.botId,
      name: 'tea_bot',
      description: 'Tea',
      avatarUrl: 'https://pictures.example/tea.png',
      webhookUrl: '',
      isActive: true,
      cmdList: [command],
    }),
  ],
  ['PUT /botfather/bot-management/cmd-status', own({ ...nobodys, id: '1', status: 1 })],
  // Deleting a missing bot succeeds.
  ['DELETE /botfather/bot-management/delbot', own({ botId: nobodys.botId })],
]
