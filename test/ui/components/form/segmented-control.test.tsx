import { fireEvent, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { SegmentedControl } from '../../../../src/ui/components/form/SegmentedControl'
import { show } from '../../support/show'

const options = [
  { value: 'now', label: 'Now' },
  { value: 'soon', label: 'Soon' },
  { value: 'later', label: 'Later' },
] as const

function Starts(): ReactNode {
  const [value, setValue] = useState<'now' | 'soon' | 'later'>('now')
  return <SegmentedControl label="Starts" value={value} options={options} onChange={setValue} />
}

const radio = (name: string) => screen.getByRole('radio', { name })

describe('A segmented control', () => {
  afterEach(() => {
    document.documentElement.dir = ''
  })

  it('a segmented control is a named radio group, and its checked option is the only Tab stop', () => {
    show(<Starts />)
    expect(screen.getByRole('radiogroup', { name: 'Starts' })).toBeTruthy()
    expect(
      screen.getAllByRole('radio').map((one) => [one.textContent, one.getAttribute('aria-checked'), one.tabIndex]),
    ).toEqual([
      ['Now', 'true', 0],
      ['Soon', 'false', -1],
      ['Later', 'false', -1],
    ])
  })

  it('a press on an option of a segmented control checks only that option', () => {
    show(<Starts />)
    fireEvent.click(radio('Later'))
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([radio('Later')])
  })

  it('the right arrow key checks and focuses the next option, and after the last option the first option', async () => {
    show(<Starts />)
    radio('Now').focus()
    for (const name of ['Soon', 'Later', 'Now']) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
      expect(await screen.findByRole('radio', { name, checked: true })).toBe(document.activeElement)
    }
  })

  it('in right-to-left text the left arrow key checks the next option', async () => {
    document.documentElement.dir = 'rtl'
    show(<Starts />)
    radio('Now').focus()
    fireEvent.keyDown(radio('Now'), { key: 'ArrowLeft' })
    expect(await screen.findByRole('radio', { name: 'Soon', checked: true })).toBe(document.activeElement)
    fireEvent.keyDown(radio('Soon'), { key: 'ArrowRight' })
    expect(await screen.findByRole('radio', { name: 'Now', checked: true })).toBe(document.activeElement)
  })
})
