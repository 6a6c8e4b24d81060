import '@testing-library/jest-dom';
import {configure} from '@testing-library/react';
import './jsdomGaps';

// A busy machine may draw after the one second that the library waits.
configure({asyncUtilTimeout: 20_000});
