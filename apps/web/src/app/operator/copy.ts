export const copy = {
  title: 'Operator console',
  open: 'Open the console',
  outside: 'It opens in your browser and asks for the operator’s password.',
  home: 'Go home',
} as const
