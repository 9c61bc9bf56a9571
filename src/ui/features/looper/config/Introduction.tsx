import type { ReactNode } from 'react'
import { TextArea } from '../../../components/form/TextArea'

interface IntroductionProps {
  readonly label: string
  readonly value: string
  readonly disabled: boolean
  readonly onChange: (value: string) => void
}

const MOST = 2_000

/** A text area of three rows, with the server's maximum length (spec 3 §2). */
export function Introduction({ label, value, disabled, onChange }: IntroductionProps): ReactNode {
  return (
    <TextArea
      label={label}
      rows={3}
      max={MOST}
      value={value}
      disabled={disabled}
      onChange={(text) => onChange(text.slice(0, MOST))}
    />
  )
}
