declare module 'virtual:procedures' {
  const procedures: Readonly<Record<string, readonly import('./highlight.ts').PrintedProcedure[]>>
  export default procedures
}
declare module 'virtual:procedures.css' {}
