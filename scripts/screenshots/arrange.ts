interface Arrangement {
  /** Keys of the fields to show; all of them if there are none. */
  fields: readonly string[];
  /** Selectors of what to blur. */
  conceal: readonly string[];
}

/** Changes the page before its picture is taken. It runs in the page, so it uses nothing from outside. */
export function arrange({fields, conceal}: Arrangement): void {
  const style = document.createElement('style');
  style.textContent = `
    [data-marked] {
      outline: 3px solid #f0186f !important;
      outline-offset: 4px;
      border-radius: 4px;
    }
    [data-dots] {
      padding: 0;
      line-height: 1;
      letter-spacing: 0.5em;
      text-align: center;
      opacity: 0.6;
    }
    ${conceal.map((selector) => `${selector} { filter: blur(6px); }`).join('\n')}
    .hope-notification__list { display: none; }
    body:has(.hope-modal__content, .hope-drawer__content) #root { visibility: hidden; }
    :focus, :focus-visible { caret-color: transparent; }
  `;
  document.head.append(style);
  if (fields.length > 0) {
    let isAfterDots = false;
    for (const control of document.querySelectorAll('.hope-form-control')) {
      const key = control.querySelector('label')?.getAttribute('for') ?? '';
      if (fields.includes(key)) {
        isAfterDots = false;
        continue;
      }
      if (!isAfterDots) {
        const dots = document.createElement('div');
        dots.textContent = '•••';
        dots.dataset.dots = '';
        control.before(dots);
        isAfterDots = true;
      }
      control.remove();
    }
  }
  if (document.activeElement instanceof HTMLElement) {
    document.activeElement.blur();
  }
}
