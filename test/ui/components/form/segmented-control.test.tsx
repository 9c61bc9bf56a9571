import { fireEvent, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { SegmentedControl } from '../../../../src/ui/components/form/SegmentedControl'
import { show } from '../../support/show'

const options = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'Later' },
] as const

function Starts(): ReactNode {
  const [value, setValue] = useState<'now' | 'later'>('now')
  return <SegmentedControl label="Starts" value={value} options={options} onChange={setValue} />
}

const radio = (name: string) => screen.getByRole('radio', { name })

describe('A segmented control', () => {
  it('is a radio group with a name and one Tab stop, the checked option', () => {
    show(<Starts />)
    expect(screen.getByRole('radiogroup', { name: 'Starts' })).toBeTruthy()
    expect(
      screen.getAllByRole('radio').map((one) => [one.textContent, one.getAttribute('aria-checked'), one.tabIndex]),
    ).toEqual([
      ['Now', 'true', 0],
      ['Later', 'false', -1],
    ])
  })

  it('checks the pressed option', () => {
    show(<Starts />)
    fireEvent.click(radio('Later'))
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([radio('Later')])
  })

  it('arrow keys check the next option, and after the last the first', async () => {
    show(<Starts />)
    radio('Now').focus()
    for (const name of ['Later', 'Now']) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
      expect(await screen.findByRole('radio', { name, checked: true })).toBe(document.activeElement)
    }
  })
})
