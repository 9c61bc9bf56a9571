import { createEvent, fireEvent, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Composer } from '../../../../../src/ui/features/chat/composer/Composer'
import { ComposerNotice } from '../../../../../src/ui/features/chat/composer/ComposerNotice'
import { badInput } from '../../../support/bad-inputs'
import { show } from '../../../support/show'
import { liveRegionText } from '../../../support/live-region-text'

interface WritingProps {
  readonly start: string
  readonly onSend: (text: string) => void
}

/** A composer with a parent component that holds its text, as a screen does. */
function Writing({ start, onSend }: WritingProps): ReactNode {
  const [text, setText] = useState(start)
  return <Composer name="Tea" value={text} onChange={setText} onSend={() => onSend(text)} />
}

const writing = (start = 'hello') => {
  const onSend = vi.fn<(text: string) => void>()
  show(<Writing start={start} onSend={onSend} />)
  return {
    onSend,
    box: screen.getByRole('textbox', { name: 'Message Tea' }),
    send: screen.getByRole('button', { name: 'Send' }),
  }
}

describe('Enter in the message box', () => {
  it('R1-186 Enter sends the text, and inserts no new line', () => {
    const { onSend, box } = writing()
    expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false)
    expect(onSend.mock.calls).toEqual([['hello']])
  })

  it('R1-186 Shift with Enter inserts a new line and sends nothing', () => {
    const { onSend, box } = writing()
    expect(fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })).toBe(true)
    expect(onSend).not.toHaveBeenCalled()
  })

  it('R1-186 Enter sends nothing while an input method composes a character', () => {
    const { onSend, box } = writing()
    expect(fireEvent.keyDown(box, { key: 'Enter', isComposing: true })).toBe(true)
    expect(onSend).not.toHaveBeenCalled()
  })

  it('R1-186 the Enter event that Safari fires after an input method has composed a character sends nothing', () => {
    const { onSend, box } = writing()
    const event = createEvent.keyDown(box, { key: 'Enter' })
    Object.defineProperty(event, 'keyCode', { value: 229 })
    expect(fireEvent(box, event)).toBe(true)
    expect(onSend).not.toHaveBeenCalled()
  })

  it('no key other than Enter sends the text', () => {
    const { onSend, box } = writing()
    for (const key of ['a', ' ', 'Tab', 'Escape']) fireEvent.keyDown(box, { key })
    expect(onSend).not.toHaveBeenCalled()
  })
})

describe('The text in the box', () => {
  it('the Send button sends the text', () => {
    const { onSend, send } = writing()
    fireEvent.click(send)
    expect(onSend.mock.calls).toEqual([['hello']])
  })

  it('a text of two lines is sent exactly as typed', () => {
    const { onSend, box } = writing('')
    fireEvent.change(box, { target: { value: 'two\nlines' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(onSend.mock.calls).toEqual([['two\nlines']])
  })

  it.each([
    ['nothing', ''],
    ['blanks', '  \n\t '],
    ['BI-028 letters that show nothing', badInput('msg_text', 'BI-028').text],
  ])('a text that consists of %s cannot be sent', (_what, text) => {
    const { onSend, box, send } = writing(text)
    expect(send).toHaveProperty('disabled', true)
    fireEvent.keyDown(box, { key: 'Enter' })
    fireEvent.click(send)
    expect(onSend).not.toHaveBeenCalled()
  })
})

describe('The length of a message text', () => {
  it('the character counter is hidden for a text of fewer than 9,000 characters', () => {
    writing('x'.repeat(8_999))
    expect(screen.queryByRole('status')).toBeNull()
    expect(screen.getByText('Enter to send')).toBeTruthy()
  })

  it('the character counter is shown for a text of 9,000 characters or more', () => {
    writing('x'.repeat(9_000))
    expect(screen.getByRole('status').textContent).toBe('9,000 of 10,000 characters')
  })

  it('a text of 10,000 characters can be sent', () => {
    const { onSend, box } = writing('x'.repeat(10_000))
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(onSend).toHaveBeenCalledTimes(1)
    expect(box.getAttribute('aria-invalid')).toBe('false')
  })

  it('a text of 10,001 characters is refused, and the counter says by how many it is too long', () => {
    const { onSend, box, send } = writing('x'.repeat(10_001))
    expect(screen.getByRole('status').textContent).toBe('Too long by 1 character')
    expect(send).toHaveProperty('disabled', true)
    expect(box.getAttribute('aria-invalid')).toBe('true')
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(onSend).not.toHaveBeenCalled()
    fireEvent.change(box, { target: { value: 'x'.repeat(12_000) } })
    expect(screen.getByRole('status').textContent).toBe('Too long by 2,000 characters')
  })

  it('a pasted text above 10,000 characters stays whole in the box', () => {
    const { box } = writing('')
    fireEvent.change(box, { target: { value: 'x'.repeat(12_000) } })
    expect(box).toHaveProperty('value', 'x'.repeat(12_000))
  })
})

describe('Where writing is not allowed', () => {
  it('a person who cannot write sees the reason in place of the text box', () => {
    show(
      <Composer
        name="Tea"
        value="kept"
        onChange={liveRegionText()}
        onSend={liveRegionText()}
        notice={<ComposerNotice text="Only members can write here." />}
      />,
    )
    expect(screen.getByText('Only members can write here.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
