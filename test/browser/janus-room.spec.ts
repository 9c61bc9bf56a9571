import { existsSync } from 'node:fs'
import path from 'node:path'
import { ReceivedSound } from './support/received-sound'
import { button, chooseForBen, openRoomWithSpeaker } from './support/space-actions'
import { expect, test } from './support/test'

const hasJanus = (process.env['PATH'] ?? '')
  .split(path.delimiter)
  .some((folder) => existsSync(path.join(folder, 'janus')))

// The second browser of a room moves it to Janus.
test.use({ serverOptions: { seed: 1, args: ['--mesh', '1'] } })

test('R4-811 R4-812 in a room on Janus a host hears a speaker, nothing once the speaker is muted, and the speaker again', async ({
  openPerson,
}) => {
  test.skip(!hasJanus, 'janus is not on the path')
  const [ada, ben] = await Promise.all([openPerson('Ada'), openPerson('Ben')])
  const sound = new ReceivedSound(ada)
  await sound.watch()
  await openRoomWithSpeaker(ada, ben)
  await sound.isHeard()

  await chooseForBen(ada.page, 'Mute')
  await expect(button(ben.page, 'Muted by a host')).toBeDisabled()
  await sound.stops('packets')

  await chooseForBen(ada.page, 'Let unmute')
  await button(ben.page, 'Unmute').click()
  await sound.isHeard()
})
