import { fireEvent, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { RowActions } from '../../../../../src/ui/features/chat/actions/row-actions-context'
import { RowActionsContext } from '../../../../../src/ui/features/chat/actions/row-actions-context'
import { RowTools } from '../../../../../src/ui/features/chat/actions/RowTools'
import { COMPOSE_INTENT } from '../../../../../src/ui/features/chat/composer/compose-intent'
import { Composer } from '../../../../../src/ui/features/chat/composer/Composer'
import { messageOf } from '../../../../support/builders/message'
import { show } from '../../../support/show'
import { liveRegionText } from '../../../support/live-region-text'

const box = () => screen.getByRole('textbox', { name: 'Message Tea' })

function Writing(): ReactNode {
  const navigate = useNavigate()
  const [of, setOf] = useState<object>()
  return (
    <>
      <button type="button" onClick={() => setOf({})}>
        Reply
      </button>
      <button
        type="button"
        onClick={() => {
          void navigate('/group/1', { state: COMPOSE_INTENT })
        }}
      >
        Choose
      </button>
      <button
        type="button"
        onClick={() => {
          void navigate('/group/1')
        }}
      >
        Look
      </button>
      <Composer
        name="Tea"
        value=""
        onChange={liveRegionText()}
        onSend={liveRegionText()}
        {...(of && { reply: { of, name: 'Ben', text: 'what was said', onDrop: liveRegionText() } })}
      />
    </>
  )
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

describe('The focus of the text box', () => {
  it('the focus moves to the text box each time Reply is pressed', () => {
    show(<Writing />)
    expect(document.activeElement).not.toBe(box())
    press('Reply')
    expect(document.activeElement).toBe(box())
    press('Reply')
    expect(document.activeElement).toBe(box())
  })

  it('choosing a chat in the quick switcher moves the focus to the text box; opening a chat otherwise does not', () => {
    show(<Writing />)
    press('Look')
    expect(document.activeElement).not.toBe(box())
    press('Choose')
    expect(document.activeElement).toBe(box())
  })
})

it('after the More button of a message is removed, the message menu still has the button’s place and the message to focus', () => {
  const onMenu = vi.fn<RowActions['onMenu']>()
  const acts: RowActions = {
    me: null,
    mayReact: false,
    mayReply: () => false,
    emoji: [],
    emojiOf: () => null,
    nameOf: () => null,
    onWho: liveRegionText(),
    onReact: liveRegionText(),
    onReply: liveRegionText(),
    onPick: liveRegionText(),
    onMenu,
  }
  const { unmount } = show(
    <RowActionsContext value={acts}>
      <div data-row="">
        <article data-key="m1" />
        <RowTools message={messageOf({ seq: 1 })} />
      </div>
    </RowActionsContext>,
  )
  const article = document.querySelector('article')
  const more = screen.getByRole('button', { name: 'More' })
  vi.spyOn(more, 'getBoundingClientRect').mockReturnValue(new DOMRect(300, 200, 32, 32))
  fireEvent.click(more)
  const place = onMenu.mock.calls[0]?.[1]
  unmount()
  vi.restoreAllMocks()
  expect(place?.row).toBe(article)
  expect(place?.anchor.getBoundingClientRect()).toMatchObject({ x: 300, y: 200 })
})
