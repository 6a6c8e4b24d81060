import {closePopover, isPopoverOpen} from '../../../../src/lib/browser/popover';

function addElement(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

test('a popover is open from when it is shown until it is closed', () => {
  const element = addElement();
  expect(isPopoverOpen(element)).toBe(false);
  element.showPopover();
  expect(isPopoverOpen(element)).toBe(true);
  closePopover(element);
  expect(isPopoverOpen(element)).toBe(false);
});

test('a browser without popovers is never asked for the open ones', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  const element = addElement();
  const matches = jest.spyOn(element, 'matches').mockImplementation(() => {
    throw new SyntaxError("':popover-open' is not a valid selector");
  });
  expect(isPopoverOpen(element)).toBe(false);
  closePopover(element);
  expect(matches).not.toHaveBeenCalled();
  Object.assign(HTMLElement.prototype, {popover: null});
});
