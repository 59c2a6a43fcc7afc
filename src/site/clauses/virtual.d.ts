declare module 'virtual:procedures' {
  type Printed = import('./procedures/highlight.ts').PrintedProcedures
  export const carriers: Printed['carriers']
  export const files: Printed['files']
}
declare module 'virtual:procedures.css' {}
