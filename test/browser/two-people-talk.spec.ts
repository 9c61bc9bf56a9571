import { SERVER_GONE } from './support/server'
import { adaAndBen, composer, log, openSquare, say, saying, signIn } from './support/user-actions'
import { expect, test } from './support/test'

test('R1-145 R1-302 two people sign in by e-mail and chat in a group, each in two tabs', async ({ openPerson }) => {
  const { ada, ben } = await adaAndBen(openPerson)
  const adaToo = await ada.openTab('/group/10000001')
  const benToo = await ben.openTab('/group/10000001')

  await say(ada.page, 'Can you read me, Ben?')
  for (const page of [ada.page, adaToo, ben.page, benToo])
    await expect(saying(page, 'Can you read me, Ben?')).toHaveCount(1)

  await expect(composer(benToo)).toBeVisible()
  await say(benToo, 'Loud and clear.')
  for (const page of [ada.page, adaToo, ben.page, benToo]) await expect(saying(page, 'Loud and clear.')).toHaveCount(1)
})

test('OUT-5 messages written offline are each sent once, in their order, when the network returns', async ({
  openPerson,
}) => {
  const { ada, ben } = await adaAndBen(openPerson)

  await ada.cutNetwork()
  await expect(ada.page.getByText('You’re offline.', { exact: false })).toBeVisible()
  await say(ada.page, 'written in a tunnel')
  await say(ada.page, 'and a second one')
  await expect(saying(ada.page, 'written in a tunnel')).toHaveCount(1)
  await expect(log(ada.page).getByText('Sending', { exact: true })).toHaveCount(2)
  await ada.page.reload().catch(() => undefined)
  await ada.restoreNetwork()
  await ada.page.goto('/group/10000001')

  await expect(saying(ben.page, 'and a second one')).toHaveCount(1)
  await expect(saying(ben.page, 'written in a tunnel')).toHaveCount(1)
  await expect(saying(ada.page, 'written in a tunnel')).toHaveCount(1)
  await expect(log(ada.page).getByText('Sending', { exact: true })).toHaveCount(0)
  const order = await log(ben.page)
    .getByText(/written in a tunnel|and a second one/)
    .allTextContents()
  expect(order).toEqual(['written in a tunnel', 'and a second one'])
})

test('OUT-5 a reload keeps the draft and the sent messages', async ({ openPerson }) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  await openSquare(ada.page)
  await say(ada.page, 'sent before the reload')
  await expect(saying(ada.page, 'sent before the reload')).toHaveCount(1)
  await composer(ada.page).fill('half a thou')
  await ada.page.reload()
  await expect(composer(ada.page)).toHaveValue('half a thou')
  // Focusing by keyboard puts the caret at the end of the text.
  await composer(ada.page).focus()
  // Keep the browser's store busy until the page has closed, so that the last letters cannot be stored.
  await ada.page.evaluate(
    () =>
      new Promise<void>((held) => {
        const opening = indexedDB.open('loop-log')
        opening.onsuccess = () => {
          const blocks = opening.result.transaction('blocks', 'readwrite').objectStore('blocks')
          const hold = (): void => {
            blocks.count().onsuccess = hold
          }
          hold()
          held()
        }
      }),
  )
  await composer(ada.page).pressSequentially('ght')
  await ada.page.reload()
  await expect(composer(ada.page)).toHaveValue('half a thought')
  await expect(saying(ada.page, 'sent before the reload')).toHaveCount(1)
})

test('OUT-4 OUT-5 a reload restores a draft that the browser could not store, and never restores a sent draft', async ({
  openPerson,
  server,
  problems,
}) => {
  problems.allow(SERVER_GONE)
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  await openSquare(ada.page)
  await composer(ada.page).fill('half a th')
  await ada.page.reload()
  await expect(composer(ada.page)).toHaveValue('half a th')
  const fillDisk = () =>
    ada.page.evaluate(() => {
      const full = (): never => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      IDBObjectStore.prototype.put = full
      IDBObjectStore.prototype.add = full
    })
  await fillDisk()
  await composer(ada.page).focus()
  await composer(ada.page).pressSequentially('ought')
  await ada.isTold('This browser can’t save anything right now.')
  await ada.page.reload()
  await expect(composer(ada.page)).toHaveValue('half a thought')
  await fillDisk()
  // The server is down, so the message is still unsent when the page reloads.
  await server.kill()
  await say(ada.page, 'said with a full disk')
  await expect(saying(ada.page, 'said with a full disk')).toHaveCount(1)
  await server.restart()
  await ada.page.reload()
  await expect(saying(ada.page, 'said with a full disk')).toHaveCount(1)
  await expect(composer(ada.page)).toHaveValue('')
})

test('when the server is killed, no acknowledged message is lost, and a message written meanwhile is sent after the restart', async ({
  openPerson,
  server,
  problems,
}) => {
  problems.allow(SERVER_GONE)
  const { ada, ben } = await adaAndBen(openPerson)
  await say(ada.page, 'acknowledged before the cut')
  await expect(saying(ben.page, 'acknowledged before the cut')).toHaveCount(1)
  await server.kill()
  await say(ada.page, 'said to nobody yet')
  await expect(saying(ada.page, 'said to nobody yet')).toHaveCount(1)
  await server.restart()

  await expect(saying(ben.page, 'said to nobody yet')).toHaveCount(1)
  await expect(saying(ben.page, 'acknowledged before the cut')).toHaveCount(1)
  await ben.page.reload()
  await expect(saying(ben.page, 'acknowledged before the cut')).toHaveCount(1)
  await expect(saying(ben.page, 'said to nobody yet')).toHaveCount(1)
})

test('OUT-11 when the leader tab closes, another tab of the browser still sends and receives messages', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  const ben = await openPerson('Ben')
  await signIn(ada, 'ada@loop.example')
  await signIn(ben, 'ben@loop.example')
  await openSquare(ben.page)
  const second = await ada.openTab('/group/10000001')
  await expect(composer(second)).toBeVisible()
  await ada.page.close()
  await say(second, 'still here')
  await expect(saying(ben.page, 'still here')).toHaveCount(1)
  await say(ben.page, 'good to hear')
  await expect(saying(second, 'good to hear')).toHaveCount(1)
})
