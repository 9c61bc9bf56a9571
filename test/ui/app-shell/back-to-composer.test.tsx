import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Dialog } from '../../../src/domain/shell'
import { ShellDialogs } from '../../../src/ui/app-shell/dialogs/ShellDialogs'
import { ann } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { show } from '../support/show'

const page = (dialog: Dialog | null) => (
  <>
    <div role="log">
      <button type="button">A message</button>
    </div>
    <button type="button">A button</button>
    <textarea enterKeyHint="send" aria-label="Composer" />
    <ShellDialogs dialog={dialog} isAppOffered={false} />
  </>
)

/** Opens and closes `dialog` while the element `from` has the focus. Returns the element that then has the focus. */
const focusAfter = async (dialog: Dialog, from: string) => {
  const { rerender } = show(page(null), { app: live(ann) })
  act(() => screen.getByRole('button', { name: from }).focus())
  rerender(page(dialog))
  await screen.findByRole('dialog')
  rerender(page(null))
  await act(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
  })
  return document.activeElement
}

describe('The focus after a dialog that a shortcut opened', () => {
  it.each(['shortcuts', 'switcher'] as const)(
    'after the dialog %s the focus goes from a message to the composer, so that what is typed next is not lost',
    async (dialog) => {
      const focused = await focusAfter(dialog, 'A message')
      expect(focused).toBe(screen.getByRole('textbox', { name: 'Composer' }))
    },
  )

  it('a control that had the focus before the dialog gets the focus back', async () => {
    const focused = await focusAfter('shortcuts', 'A button')
    expect(focused).toBe(screen.getByRole('button', { name: 'A button' }))
  })

  it('a dialog that no shortcut opens leaves the focus on the message', async () => {
    const focused = await focusAfter('account', 'A message')
    expect(focused).toBe(screen.getByRole('button', { name: 'A message' }))
  })
})
