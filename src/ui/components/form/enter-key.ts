interface Pressed {
  readonly key: string
}

interface Native extends Pressed {
  readonly isComposing: boolean
}

type Press = Native | (Pressed & { readonly nativeEvent: Native })

/**
 * Whether an input method is composing. Enter then picks a candidate. Safari reports the last press of a composition
 * only as 229 in the deprecated `keyCode`.
 */
export const isComposing = (press: Press): boolean => {
  const event = 'nativeEvent' in press ? press.nativeEvent : press
  return event.isComposing || Reflect.get(event, 'keyCode') === 229
}

/** Whether a key press is an Enter that acts: an Enter that ends a composition does not. */
export const isEnter = (press: Press): boolean => press.key === 'Enter' && !isComposing(press)
