import { textOf } from '../../support/source-files'

/** The declarations of a class in a style sheet, from all its rules. */
export const declarations = (sheet: string, name: string): string => {
  const css = textOf(`src/ui/${sheet}`).replaceAll(/\/\*[^]*?\*\//g, '')
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  return rules
    .filter(([, selector = '']) => selector.split(',').some((one) => one.trim() === `.${name}`))
    .map(([, , body = '']) => body)
    .join(';')
}
