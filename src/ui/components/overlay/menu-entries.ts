import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface Option {
  readonly value: string
  readonly label: string
  readonly icon?: LucideIcon | undefined
  readonly lang?: string | undefined
}

/** Menu entries as data. The component that draws them loads when a menu first opens. */
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

/** A menu entry with a choice of a few options. Choosing closes the menu, because a confirmation may follow. */
export const menuChoice = <T extends string>({ label, value, options, onChange }: Choice<T>): MenuEntry => ({
  kind: 'choice',
  label,
  value,
  options,
  onChoose: (chosen) => {
    const option = options.find((item) => item.value === chosen)
    if (option !== undefined) onChange(option.value)
  },
})
