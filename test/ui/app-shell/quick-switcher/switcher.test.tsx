import * as fc from 'fast-check'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { shellCommands } from '../../../../src/ui/app-shell/quick-switcher/commands'
import { commandForKey, type KeyPress } from '../../../../src/ui/app-shell/shortcuts/command-for-key'
import { fuzzyMatch, rankMatches } from '../../../../src/ui/app-shell/quick-switcher/fuzzy-match'
import { QuickSwitcher } from '../../../../src/ui/app-shell/quick-switcher/QuickSwitcher'
import { show } from '../../support/show'
import { liveRegionText } from '../../support/live-region-text'

const best = (typed: string, ...names: readonly string[]) => rankMatches(typed, names, (name) => name)

describe('The fuzzy match', () => {
  it.each([
    ['wm', 'Weekend Makers'],
    ['wkndmk', 'Weekend Makers'],
    ['MAKERS', 'Weekend Makers'],
    ['cafe', 'Late-night Café'],
    ['咖啡', '深夜咖啡馆'],
    ['', 'anything'],
  ])('the quick switcher query %j matches the name %j', (typed, name) => {
    expect(fuzzyMatch(typed, name)).not.toBeNull()
  })

  it.each([
    ['xyz', 'Weekend Makers'],
    ['makersweekend', 'Weekend Makers'],
    ['aa', 'a'],
  ])('the quick switcher query %j does not match the name %j', (typed, name) => {
    expect(fuzzyMatch(typed, name)).toBeNull()
  })

  it('the quick switcher ranks prefix matches first, then word starts, substrings and scattered letters', () => {
    expect(best('gar', 'Sugar', 'Green garden', 'Garden', 'great art')).toEqual([
      'Garden',
      'Green garden',
      'Sugar',
      'great art',
    ])
  })

  it('a quick switcher query that equals a name matches that name', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 20 }).filter((name) => name.trim() !== ''),
        (name) => {
          expect(fuzzyMatch(name, name)).not.toBeNull()
        },
      ),
    )
  })

  it('an empty quick switcher query keeps the order of the items', () => {
    expect(best('', 'b', 'a', 'c')).toEqual(['b', 'a', 'c'])
  })
})

describe('The quick switcher', () => {
  const open = () => {
    const chosen: string[] = []
    const item = (name: string) => ({
      id: name,
      kind: 'group' as const,
      name,
      onChoose: () => {
        chosen.push(name)
      },
    })
    show(
      <QuickSwitcher
        open
        onClose={liveRegionText()}
        items={['Garden', 'Makers', 'Square'].map(item)}
        found={[]}
        onType={liveRegionText()}
      />,
    )
    return { chosen, box: screen.getByRole('combobox') }
  }
  const current = () => screen.getAllByRole('option').find((one) => one.getAttribute('aria-selected') === 'true')

  it('in the quick switcher the arrow keys move through the options and wrap at the ends, and Enter chooses the current option', () => {
    const { box, chosen } = open()
    expect(current()?.textContent).toContain('Garden')
    fireEvent.keyDown(box, { key: 'ArrowUp' })
    expect(current()?.textContent).toContain('Square')
    expect(box.getAttribute('aria-activedescendant')).toBe(current()?.id)
    fireEvent.keyDown(box, { key: 'ArrowDown' })
    fireEvent.keyDown(box, { key: 'ArrowDown' })
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(chosen).toEqual(['Makers'])
  })

  it('after each change of the typed text, the best match becomes the current option of the quick switcher', () => {
    const { box, chosen } = open()
    fireEvent.keyDown(box, { key: 'ArrowDown' })
    fireEvent.change(box, { target: { value: 'a' } })
    fireEvent.change(box, { target: { value: 'sq' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(chosen).toEqual(['Square'])
  })

  it('R1-076 if no option matches, the quick switcher shows a note, and Enter chooses nothing', () => {
    const { box, chosen } = open()
    fireEvent.change(box, { target: { value: 'zzz' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(screen.getByRole('status').textContent).toBe('-- No results --')
    expect(chosen).toEqual([])
  })
})

describe('A keyboard shortcut', () => {
  const press = (key: string, with_: Partial<KeyPress> = {}): KeyPress => ({
    key,
    hasMod: false,
    hasAlt: false,
    isTyping: false,
    isOver: false,
    ...with_,
  })
  const pressed = (...presses: readonly KeyPress[]) =>
    presses.reduce<ReturnType<typeof commandForKey>>(
      ({ held }, keyPress) => commandForKey(shellCommands, held, keyPress),
      {
        command: null,
        held: null,
      },
    )

  it('Ctrl or ⌘ with K, the key ?, and sequences of two keys such as G M each trigger their command', () => {
    expect(pressed(press('k', { hasMod: true })).command?.id).toBe('switcher')
    expect(pressed(press('K', { hasMod: true })).command?.id).toBe('switcher')
    expect(pressed(press('?')).command?.id).toBe('shortcuts')
    expect(pressed(press('g'), press('m')).command?.id).toBe('messages')
    expect(pressed(press('g'), press('?')).command?.id).toBe('shortcuts')
  })

  it('an incomplete or unknown key sequence, K alone, and K with Ctrl or ⌘ and Alt trigger no command', () => {
    for (const presses of [
      [press('g')],
      [press('m')],
      [press('g'), press('x'), press('m')],
      [press('k')],
      [press('k', { hasMod: true, hasAlt: true })],
    ]) {
      expect(pressed(...presses).command).toBeNull()
    }
  })

  it('while a person types in a text field or an overlay is open, only the keyboard shortcut Ctrl or ⌘ with K works', () => {
    for (const with_ of [{ isTyping: true }, { isOver: true }]) {
      expect(pressed(press('?', with_)).command).toBeNull()
      expect(pressed(press('g', with_), press('d', with_)).command).toBeNull()
      expect(pressed(press('k', { ...with_, hasMod: true })).command?.id).toBe('switcher')
    }
  })

  it('no two commands have the same keyboard shortcut', () => {
    const keys = shellCommands.flatMap((command) => (command.keys === undefined ? [] : [command.keys.join(' ')]))
    expect(new Set(keys).size).toBe(keys.length)
  })
})
