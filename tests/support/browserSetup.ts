import '@testing-library/jest-dom';
import {configure} from '@testing-library/react';
import './jsdomGaps';

// A busy machine draws late: an element is awaited as long as a test may take, not for one second.
configure({asyncUtilTimeout: 20_000});
