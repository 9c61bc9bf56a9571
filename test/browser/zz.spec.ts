import { test, expect } from './support/test'
import { signIn } from './support/user-actions'
test.use({ serverOptions: { seed: 1, args: ['--pace', '4'] } })
test('x', async ({ openPerson }) => {
  const sky = await openPerson('Sky')
  sky.page.on('console', (m) => console.log('C', m.text()))
  sky.page.on('pageerror', (m) => console.log('E', String(m)))
  await signIn(sky, 'super@loop.example')
  await sky.page.goto('/space/5bace001-0000-4000-8000-000010000001')
  await sky.page.getByRole('button', { name: 'Join space', exact: true }).click()
  await expect(sky.page.getByRole('button', { name: 'Record', exact: true })).toBeVisible({ timeout: 20000 })
  console.log('visible', Date.now())
  await sky.page.getByRole('button', { name: 'Record', exact: true }).click({ timeout: 10000 })
  console.log('clicked', Date.now())
  await sky.page.screenshot({ path: '/tmp/zz.png', timeout: 8000 }).catch((e) => console.log(String(e).slice(0, 200)))
  console.log('shot', Date.now())
  console.log(
    await sky.page
      .getByRole('dialog')
      .first()
      .textContent({ timeout: 5000 })
      .catch((e) => String(e).slice(0, 200)),
  )
})
