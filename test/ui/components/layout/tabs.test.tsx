import { fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { Tabs } from '../../../../src/ui/components/layout/Tabs'
import { useRovingTabIndex } from '../../../../src/ui/components/layout/use-roving-tabindex'

const names = ['Groups', 'People', 'Spaces'] as const
type Name = (typeof names)[number]

function Results(): ReactNode {
  const [value, setValue] = useState<Name>('Groups')
  const options = names.map((name) => ({ value: name, label: name, panel: <p>{`All ${name}`}</p> }))
  return <Tabs label="Results" value={value} onChange={setValue} options={options} />
}

function Strip(): ReactNode {
  const roving = useRovingTabIndex(names, undefined, 'row')
  return (
    <ul {...roving.listProps}>
      {names.map((name) => (
        <li key={name}>
          <button type="button" data-roving={name} tabIndex={roving.tabIndex(name)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Presses each key on the focused element, and returns the texts of the elements that get the focus. */
const press = (...keys: readonly string[]): readonly (string | null | undefined)[] =>
  keys.map((key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    return document.activeElement?.textContent
  })

const rightToLeft = {
  wrapper: ({ children }: { readonly children: ReactNode }) => <div style={{ direction: 'rtl' }}>{children}</div>,
}

describe('Tabs', () => {
  const shown = () => [
    screen.getByRole('tab', { selected: true }).textContent,
    screen.getByRole('tabpanel').textContent,
  ]

  it('the right arrow key selects the next tab, and wraps from the last tab to the first', () => {
    render(<Results />)
    screen.getByRole('tab', { name: 'Groups' }).focus()
    expect(press('ArrowLeft', 'ArrowRight', 'ArrowRight')).toEqual(['Spaces', 'Groups', 'People'])
    expect(shown()).toEqual(['People', 'All People'])
  })

  it('Home and End select the first and the last tab', () => {
    render(<Results />)
    screen.getByRole('tab', { name: 'Groups' }).focus()
    expect(press('End', 'Home')).toEqual(['Spaces', 'Groups'])
    expect(shown()).toEqual(['Groups', 'All Groups'])
  })

  it('in right-to-left text the left arrow key selects the next tab', () => {
    render(<Results />, rightToLeft)
    screen.getByRole('tab', { name: 'Groups' }).focus()
    expect(press('ArrowLeft', 'ArrowRight')).toEqual(['People', 'Groups'])
  })

  it('an arrow key pressed with a modifier key selects no tab, and the browser handles that key', () => {
    render(<Results />)
    const isUnhandled = fireEvent.keyDown(screen.getByRole('tab', { name: 'Groups' }), {
      key: 'ArrowLeft',
      altKey: true,
    })
    expect([isUnhandled, ...shown()]).toEqual([true, 'Groups', 'All Groups'])
  })
})

describe('A list with one Tab stop', () => {
  it('a list with one Tab stop moves the focus by arrows, Home and End, and stops at both ends', () => {
    render(<Strip />)
    screen.getByRole('button', { name: 'Groups' }).focus()
    expect(press('ArrowLeft', 'ArrowRight', 'End', 'ArrowRight', 'Home')).toEqual([
      'Groups',
      'People',
      'Spaces',
      'Spaces',
      'Groups',
    ])
  })

  it('in right-to-left text the left arrow key moves the focus to the next row', () => {
    render(<Strip />, rightToLeft)
    screen.getByRole('button', { name: 'Groups' }).focus()
    expect(press('ArrowLeft', 'ArrowRight')).toEqual(['People', 'Groups'])
  })

  it('the row that had the focus last becomes the only Tab stop of the list', () => {
    render(<Strip />)
    screen.getByRole('button', { name: 'Groups' }).focus()
    press('End')
    expect(screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
  })
})
