import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface Option {
  readonly value: string
  readonly label: string
  readonly icon?: LucideIcon | undefined
  readonly lang?: string | undefined
}

/** What stands in a menu, as data: drawing it is loaded when a menu is first opened. */
export type MenuEntry =
  | { readonly kind: 'head'; readonly name: ReactNode }
  | {
      readonly kind: 'item'
      readonly label: string
      readonly icon: LucideIcon
      readonly danger?: boolean
      readonly onSelect: () => void
    }
  | {
      readonly kind: 'choice'
      readonly label: string
      readonly value: string
      readonly options: readonly Option[]
      readonly onChoose: (value: unknown) => void
    }

interface Choice<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly (Option & { readonly value: T })[]
  readonly onChange: (value: T) => void
}

/** One of a few; choosing one closes the menu, since it may be asked about first. */
export const menuChoice = <T extends string>({ label, value, options, onChange }: Choice<T>): MenuEntry => ({
  kind: 'choice',
  label,
  value,
  options,
  onChoose: (chosen) => {
    const option = options.find((one) => one.value === chosen)
    if (option !== undefined) onChange(option.value)
  },
})
