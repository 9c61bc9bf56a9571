import { adaAndBen, go, log, openSquare, say, saying, signIn } from './support/user-actions'
import { expect, test } from './support/test'

test.use({ motion: 'no-preference' })

/** Loop Town Square has a few hundred messages, so the linked message and the end load as separate ranges. */
test('a link opens a message far from the end, and scrolling down from that message reaches the newest message', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  const ben = await openPerson('Ben')
  await signIn(ada, 'ada@loop.example')
  await signIn(ben, 'ben@loop.example')
  await openSquare(ben.page)
  await say(ben.page, 'the end of the square')

  await go(ada.page, '/group/10000001?seq=60')
  await expect(log(ada.page)).toBeVisible()
  const target = log(ada.page).locator('article[tabindex="0"]')
  await expect(target).toBeInViewport()
  await expect(saying(ada.page, 'the end of the square')).toHaveCount(0)

  await say(ben.page, 'one more at the end')
  await expect(target).toBeInViewport()

  await expect(async () => {
    await log(ada.page).evaluate((list) => {
      list.scrollTop = list.scrollHeight
    })
    await expect(saying(ada.page, 'one more at the end')).toBeInViewport({ timeout: 300 })
  }).toPass({ timeout: 40_000 })
})

test('the button for the latest messages leads from a linked message to the end, and removes seq from the URL', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada', '/sign-in')
  await signIn(ada, 'ada@loop.example')
  await go(ada.page, '/group/10000001?seq=60')
  await expect(log(ada.page).locator('article[tabindex="0"]')).toBeInViewport()
  await ada.page.getByRole('button', { name: /^Go to the latest messages|^\d+ new message/ }).click()
  await expect(ada.page).toHaveURL(/\/group\/10000001$/)
  await say(ada.page, 'written at the end')
  await expect(saying(ada.page, 'written at the end')).toBeInViewport()
})

test('a press on a face in a chat counts while the list scrolls, and messages that come between press and release wait for the release', async ({
  openPerson,
}) => {
  const { ada, ben } = await adaAndBen(openPerson)
  const face = log(ada.page)
    .getByRole('button', { name: /^Profile of / })
    .last()
  await ada.settle()
  const press = async (between: () => Promise<void>) => {
    const { x, y, width, height } = (await face.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await ada.page.mouse.move(x + width / 2, y + height / 2)
    await ada.page.mouse.down()
    await between()
    await ada.page.mouse.up()
    await expect(ada.page).toHaveURL(/\/profile\/\d+$/)
    await ada.page.goBack()
    await expect(face).toBeInViewport()
    await ada.settle()
  }

  await press(async () => {
    const place = await face.boundingBox()
    for (const text of ['one', 'two', 'three']) await say(ben.page, `${text} while Ada presses`)
    await expect(ada.page.getByRole('listitem').getByRole('link', { name: 'three while Ada presses' })).toBeVisible()
    expect(await face.boundingBox()).toEqual(place)
    await expect(saying(ada.page, 'one while Ada presses')).toHaveCount(0)
  })
  await expect(saying(ada.page, 'three while Ada presses')).toBeInViewport()

  // A busy chat scrolls on with each message.
  await log(ada.page).evaluate(
    (list) =>
      new Promise<void>((resolve) => {
        list.addEventListener('scroll', () => resolve(), { once: true })
        const sway = (step: number): void => {
          list.scrollTop += step
          setTimeout(sway, 20, -step)
        }
        sway(-1)
      }),
  )
  await press(() => Promise.resolve())
})
