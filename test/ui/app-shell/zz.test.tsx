import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, it } from 'vitest'
import { vera } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { open, place } from '../support/app-pages'
afterEach(cleanup)
it('x', async () => {
  const app = await open('/message/1000000002?at=7', live(vera))
  await waitFor(() => { if (place() !== '/group') throw new Error('no') })
  const b = await screen.findByRole('button', { name: 'Sign in' })
  console.log(b.outerHTML, b.closest('[role]')?.getAttribute('role'), screen.getAllByRole('button').length, document.body.innerHTML.includes('dialog'))
  fireEvent.click(b)
  for (let i = 0; i < 8; i++) { await new Promise((r) => setTimeout(r, 300)); console.log(place(), window.location.search, document.querySelectorAll('h1,h2').length, [...document.querySelectorAll('h1,h2')].map((h) => h.textContent).join('|'), screen.queryAllByRole('dialog').length) }
  console.log(JSON.stringify((app as any).tabSaid ?? Object.keys(app)))
})
