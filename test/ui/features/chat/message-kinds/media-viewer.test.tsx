import { fireEvent, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { ChatMediaViewer } from '../../../../../src/ui/features/chat/media-viewer/ChatMediaViewer'
import type { ViewedPicture } from '../../../../../src/ui/features/chat/media-viewer/viewable'
import { everyKind } from '../../../../support/builders/content'
import { item, itemsOf } from '../../../support/messages'
import { only, show } from '../../../support/show'
import '../../../support/message-contents'

const [first, second] = everyKind.album.pictures
/** The second picture has no file. */
const ALBUM = [first, { url: null, width: 1, height: 1 }, second].flatMap((one) => one ?? [])

function Leafing(): ReactNode {
  const [viewed, setViewed] = useState<ViewedPicture | null>(null)
  const items = itemsOf([
    item('1', { content: everyKind.image }),
    item('2'),
    item('3', { content: { ...everyKind.album, pictures: ALBUM } }),
    item('5', { content: everyKind.video }),
    item('4', { content: { ...everyKind.image, url: null } }),
  ])
  return (
    <>
      <button type="button" onClick={() => setViewed({ key: '1', at: 0 })}>
        open
      </button>
      <ChatMediaViewer viewed={viewed} items={items} onView={setViewed} />
    </>
  )
}

describe('The picture viewer', () => {
  const open = () => {
    show(<Leafing />)
    screen.getByText('open').focus()
    fireEvent.click(screen.getByText('open'))
    return screen.getByRole('dialog')
  }
  const key = (name: string) => fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: name })
  const scale = () => only(document.body, 'img[class*="_media_"]').style.transform

  it('the picture viewer names the shown picture, and keys, buttons and a double click change the zoom', () => {
    expect(open().getAttribute('aria-label')).toMatch(/^Image from Ben, /)
    key('+')
    expect(scale()).toContain('scale(1.5)')
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(scale()).toContain('scale(2.25)')
    key('-')
    key('0')
    expect(scale()).toContain('scale(1)')
    fireEvent.doubleClick(only(document.body, '[class*="_stage_"]'))
    expect(scale()).toContain('scale(2.25)')
  })

  it('in the picture viewer the arrow keys move among the pictures, albums and videos of a conversation, and stop at both ends', () => {
    const dialog = open()
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
    const shown = () => only(document.body, 'img[class*="_media_"]').getAttribute('src')
    key('ArrowRight')
    expect(shown()).toContain('/town/ph1.svg')
    key('ArrowRight')
    expect(shown()).toContain('/town/ph3.svg')
    key('ArrowRight')
    expect(dialog.getAttribute('aria-label')).toMatch(/^Video from Ben/)
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
    key('ArrowLeft')
    expect(shown()).toContain('/town/ph3.svg')
    key('ArrowLeft')
    key('ArrowLeft')
    expect(dialog.getAttribute('aria-label')).toMatch(/^Image from Ben/)
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
  })

  it('the picture viewer has a Save link that downloads the picture under its file name', () => {
    open()
    expect(screen.getByRole('link', { name: 'Save' }).getAttribute('download')).toBe('ph1.svg')
  })
})
