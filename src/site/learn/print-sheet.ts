/** Buttons that print the sheet for whoever explains the game. */
for (const button of document.querySelectorAll('.learn-print'))
  button.addEventListener('click', () => print())

export {}
