import { textOf } from '../../support/source-files'

/** The declarations that a style sheet of the UI gives a class, wherever it does. */
export const declarations = (sheet: string, name: string): string => {
  const css = textOf(`src/ui/${sheet}`).replaceAll(/\/\*[^]*?\*\//g, '')
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  return rules
    .filter(([, selector = '']) => selector.split(',').some((one) => one.trim() === `.${name}`))
    .map(([, , body = '']) => body)
    .join(';')
}
