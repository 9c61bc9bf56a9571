import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { useFileDrop } from '../../../../../src/ui/features/chat/composer/use-file-drop'

const picture = new File(['x'], 'a.png', { type: 'image/png' })
const item = { kind: 'file', webkitGetAsEntry: () => null, getAsFile: () => picture }

const place = () => {
  const onFiles = vi.fn<(files: readonly Blob[], via: string) => void>()
  function Place(): ReactNode {
    const { on, isOver } = useFileDrop({ onFiles })
    return (
      <div data-testid="place" {...on}>
        {isOver && <p>Drop here</p>}
        <textarea />
        <img alt="Tea" src="/a.png" />
      </div>
    )
  }
  render(<Place />)
  const drag = (type: 'dragOver' | 'drop', on: Element, types: readonly string[]) => {
    const event = createEvent[type](on)
    Object.defineProperty(event, 'dataTransfer', { value: { types, items: [item], dropEffect: 'copy' } })
    fireEvent(on, event)
    return event
  }
  const paste = (types: readonly string[]) => {
    const on = screen.getByRole('textbox')
    const event = createEvent.paste(on)
    Object.defineProperty(event, 'clipboardData', { value: { types, files: [picture] } })
    fireEvent(on, event)
    return event
  }
  return { onFiles, drag, paste, area: screen.getByTestId('place') }
}

it.each([
  ['cells of Excel', ['text/plain', 'text/html', 'text/rtf', 'Files'], false],
  ['a text of Word without HTML', ['text/plain', 'text/rtf', 'Files'], false],
  ['a screenshot', ['Files'], true],
  ['a picture of a web page', ['text/html', 'Files'], true],
  ['a file of the Finder with its name', ['text/plain', 'Files'], true],
])('a paste attaches a picture only if the picture is not a copy of a text: %s', (_name, types, attaches) => {
  const { onFiles, paste } = place()
  expect(paste(types).defaultPrevented).toBe(attaches)
  expect(onFiles).toHaveBeenCalledTimes(attaches ? 1 : 0)
})

it('a text of Word that is dropped on the text box stays a text', () => {
  const { onFiles, drag } = place()
  const types = ['text/plain', 'text/html', 'Files']
  expect(drag('drop', screen.getByRole('textbox'), types).defaultPrevented).toBe(false)
  expect(onFiles).not.toHaveBeenCalled()
})

it('a file from outside shows where to drop it, and is attached', () => {
  const { onFiles, drag, area } = place()
  drag('dragOver', area, ['Files'])
  expect(screen.getByText('Drop here')).toBeTruthy()
  drag('drop', area, ['Files'])
  expect(onFiles.mock.calls).toEqual([[[picture], 'paste']])
})

it('a picture of the page that is dragged over the composer is not taken, nor is its address', () => {
  const { onFiles, drag, area } = place()
  fireEvent.dragStart(screen.getByRole('img'))
  const types = ['text/uri-list', 'text/html', 'Files']
  expect(drag('dragOver', area, types).defaultPrevented).toBe(true)
  expect(screen.queryByText('Drop here')).toBeNull()
  expect(drag('drop', screen.getByRole('textbox'), types).defaultPrevented).toBe(true)
  expect(onFiles).not.toHaveBeenCalled()
})

it('a file from outside is attached after a picture of the page was dragged', () => {
  const { onFiles, drag, area } = place()
  fireEvent.dragStart(screen.getByRole('img'))
  fireEvent.dragEnd(screen.getByRole('img'))
  drag('drop', area, ['Files'])
  expect(onFiles).toHaveBeenCalledTimes(1)
})
